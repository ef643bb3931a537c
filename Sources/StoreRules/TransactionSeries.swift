import TwelveCommerce

/// Charges of one subscription that follow each other by its schedule and differ in nothing else: the first of them, and how
/// many there are.
struct TransactionSeries: Sendable {
  private let first: TransactionRecord
  /// The place of the first in the history.
  let position: Int
  private(set) var count = 1
  private let schedule: BillingSchedule?
  /// The number of the period that the first pays for.
  private let periodNumber: Int
  /// How much the ids rise from one to the next.
  private var idSteps: [IDSteps] = []

  private struct IDSteps {
    var count: Int32
    var step: UInt32
  }

  init(_ first: TransactionRecord, position: Int, schedule: BillingSchedule?, periodNumber: Int) {
    (self.first, self.position) = (first, position)
    (self.schedule, self.periodNumber) = (schedule, periodNumber)
  }

  /// Takes a charge in; false when it is not the one that the schedule says comes next.
  mutating func extend(with record: TransactionRecord) -> Bool {
    guard let step = step(to: record.id), record == self.record(number: count, id: record.id) else { return false }
    count += 1
    if let last = idSteps.indices.last, idSteps[last].step == step, idSteps[last].count < .max {
      idSteps[last].count += 1
    } else {
      idSteps.append(IDSteps(count: 1, step: step))
    }
    return true
  }

  private func step(to id: TransactionID) -> UInt32? {
    guard schedule != nil, let last = self.id(number: count - 1)?.rawValue, id.rawValue > last else { return nil }
    return UInt32(exactly: id.rawValue - last)
  }

  func record(at position: Int) -> TransactionRecord {
    let number = position - self.position
    return record(number: number, id: id(number: number) ?? first.id)
  }

  /// The place in the history of the charge with this id.
  func position(of id: TransactionID) -> Int? {
    guard id >= first.id else { return nil }
    var (number, reached) = (0, first.id.rawValue)
    for run in idSteps {
      let end = reached + UInt64(run.step) * UInt64(run.count)
      if id.rawValue <= end {
        let (steps, rest) = (id.rawValue - reached).quotientAndRemainder(dividingBy: UInt64(run.step))
        return rest == 0 ? position + number + Int(steps) : nil
      }
      number += Int(run.count)
      reached = end
    }
    return id.rawValue == reached ? position + number : nil
  }

  /// The series that this one falls into when one of its charges changes.
  func changing(_ position: Int, _ body: (inout TransactionRecord) -> Void) -> [TransactionSeries] {
    let number = position - self.position
    var changed = record(at: position)
    body(&changed)
    let middle = TransactionSeries(
      changed, position: position, schedule: schedule, periodNumber: periodNumber + number)
    return part(0..<number) + [middle] + part(number + 1..<count)
  }

  private func part(_ numbers: Range<Int>) -> [TransactionSeries] {
    guard let start = numbers.first else { return [] }
    var part = TransactionSeries(
      record(at: position + start), position: position + start, schedule: schedule,
      periodNumber: periodNumber + start)
    for number in numbers.dropFirst() { _ = part.extend(with: record(at: position + number)) }
    return [part]
  }

  private func id(number: Int) -> TransactionID? {
    var (left, id) = (number, first.id.rawValue)
    for run in idSteps where left > 0 {
      let taken = min(left, Int(run.count))
      id += UInt64(run.step) * UInt64(taken)
      left -= taken
    }
    return left == 0 ? TransactionID(id) : nil
  }

  /// What the schedule says of the charge that comes after `number` others.
  private func record(number: Int, id: TransactionID) -> TransactionRecord {
    guard number > 0, let schedule else { return first }
    var record = first
    let period = periodNumber + number
    record.id = id
    record.purchaseDate = schedule.end(ofPeriod: period - 1)
    record.expirationDate = schedule.end(ofPeriod: period)
    if let commitment = first.commitment {
      let total = commitment.totalBillingPeriods
      let payment = (commitment.billingPeriodNumber - 1 + number) % total + 1
      record.commitment?.billingPeriodNumber = payment
      record.commitment?.expirationDate = schedule.end(ofPeriod: period - payment + total)
    }
    return record
  }
}
