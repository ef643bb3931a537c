import Screens
import TerminalKit
import TwelveLocalStore
import TwelveWording

/// The tour on one catalog, in one language: pictures of a store in memory. The user's store is not touched.
struct DemoTour {
  let store: PictureStore
  let zone: DisplayZone
  let speed: Double

  /// How long a scene stands.
  func seconds(_ scene: DemoScene) -> Double { scene.seconds / speed }

  func frame(_ scene: DemoScene, _ size: Size, _ charset: Charset) async throws(Failure) -> Frame {
    let session = try store.session(scene.state, zone: zone)
    let picture = StillPicture(session: session, size: size, charset: charset)
    var root = try await picture.root(scene.state.screen, keys: scene.state.keys.compactMap(Key.init(name:)))
    _ = root.update(.done(session.words.say(scene.caption)))
    return root.view()
  }
}
