/// The App Store's storefronts, a line each: alpha-3 code, alpha-2 code, storefront id, English name, currency, the
/// locale its prices are written in, and whether the monthly plan with a 12-month commitment is sold there (decision D21).
let storefrontTable: StaticString = """
  AFG|AF|143610|Afghanistan|USD|en-AF|plan
  AGO|AO|143564|Angola|USD|en-AO|plan
  AIA|AI|143538|Anguilla|USD|en-AI|plan
  ALB|AL|143575|Albania|USD|en-AL|plan
  ARE|AE|143481|United Arab Emirates|AED|ar-AE|plan
  ARG|AR|143505|Argentina|USD|es-AR|plan
  ARM|AM|143524|Armenia|USD|en-AM|plan
  ATG|AG|143540|Antigua and Barbuda|USD|en-AG|plan
  AUS|AU|143460|Australia|AUD|en-AU|plan
  AUT|AT|143445|Austria|EUR|de-AT|plan
  AZE|AZ|143568|Azerbaijan|USD|en-AZ|plan
  BEL|BE|143446|Belgium|EUR|nl-BE|plan
  BEN|BJ|143576|Benin|USD|en-BJ|plan
  BFA|BF|143578|Burkina Faso|USD|en-BF|plan
  BGR|BG|143526|Bulgaria|EUR|bg-BG|plan
  BHR|BH|143559|Bahrain|USD|en-BH|plan
  BHS|BS|143539|Bahamas|USD|en-BS|plan
  BIH|BA|143612|Bosnia and Herzegovina|EUR|hr-BA|plan
  BLR|BY|143565|Belarus|USD|en-BY|plan
  BLZ|BZ|143555|Belize|USD|en-BZ|plan
  BMU|BM|143542|Bermuda|USD|en-BM|plan
  BOL|BO|143556|Bolivia|USD|es-BO|plan
  BRA|BR|143503|Brazil|BRL|pt-BR|plan
  BRB|BB|143541|Barbados|USD|en-BB|plan
  BRN|BN|143560|Brunei|USD|en-BN|plan
  BTN|BT|143577|Bhutan|USD|en-BT|plan
  BWA|BW|143525|Botswana|USD|en-BW|plan
  CAN|CA|143455|Canada|CAD|en-CA|plan
  CHE|CH|143459|Switzerland|CHF|de-CH|plan
  CHL|CL|143483|Chile|CLP|es-CL|plan
  CHN|CN|143465|China mainland|CNY|zh-Hans-CN|plan
  CIV|CI|143527|Côte d'Ivoire|USD|fr-CI|plan
  CMR|CM|143574|Cameroon|USD|fr-CM|plan
  COD|CD|143613|Democratic Republic of the Congo|USD|fr-CD|plan
  COG|CG|143582|Republic of the Congo|USD|en-CG|plan
  COL|CO|143501|Colombia|COP|es-CO|plan
  CPV|CV|143580|Cape Verde|USD|en-CV|plan
  CRI|CR|143495|Costa Rica|USD|es-CR|plan
  CYM|KY|143544|Cayman Islands|USD|en-KY|plan
  CYP|CY|143557|Cyprus|EUR|el-CY|plan
  CZE|CZ|143489|Czech Republic|CZK|cs-CZ|plan
  DEU|DE|143443|Germany|EUR|de-DE|plan
  DMA|DM|143545|Dominica|USD|en-DM|plan
  DNK|DK|143458|Denmark|DKK|da-DK|plan
  DOM|DO|143508|Dominican Republic|USD|es-DO|plan
  DZA|DZ|143563|Algeria|USD|en-DZ|plan
  ECU|EC|143509|Ecuador|USD|es-EC|plan
  EGY|EG|143516|Egypt|EGP|ar-EG|plan
  ESP|ES|143454|Spain|EUR|es-ES|plan
  EST|EE|143518|Estonia|EUR|et-EE|plan
  FIN|FI|143447|Finland|EUR|fi-FI|plan
  FJI|FJ|143583|Fiji|USD|en-FJ|plan
  FRA|FR|143442|France|EUR|fr-FR|plan
  FSM|FM|143591|Micronesia|USD|en-FM|plan
  GAB|GA|143614|Gabon|USD|en-GA|plan
  GBR|GB|143444|United Kingdom|GBP|en-GB|plan
  GEO|GE|143615|Georgia|USD|en-GE|plan
  GHA|GH|143573|Ghana|USD|en-GH|plan
  GMB|GM|143584|Gambia|USD|en-GM|plan
  GNB|GW|143585|Guinea-Bissau|USD|en-GW|plan
  GRC|GR|143448|Greece|EUR|el-GR|plan
  GRD|GD|143546|Grenada|USD|en-GD|plan
  GTM|GT|143504|Guatemala|USD|es-GT|plan
  GUY|GY|143553|Guyana|USD|en-GY|plan
  HKG|HK|143463|Hong Kong|HKD|zh-Hant-HK|plan
  HND|HN|143510|Honduras|USD|es-HN|plan
  HRV|HR|143494|Croatia|EUR|hr-HR|plan
  HUN|HU|143482|Hungary|HUF|hu-HU|plan
  IDN|ID|143476|Indonesia|IDR|id-ID|plan
  IND|IN|143467|India|INR|en-IN|plan
  IRL|IE|143449|Ireland|EUR|en-IE|plan
  IRQ|IQ|143617|Iraq|USD|en-IQ|plan
  ISL|IS|143558|Iceland|USD|en-IS|plan
  ISR|IL|143491|Israel|ILS|he-IL|plan
  ITA|IT|143450|Italy|EUR|it-IT|plan
  JAM|JM|143511|Jamaica|USD|en-JM|plan
  JOR|JO|143528|Jordan|USD|en-JO|plan
  JPN|JP|143462|Japan|JPY|ja-JP|plan
  KAZ|KZ|143517|Kazakhstan|KZT|kk-KZ|plan
  KEN|KE|143529|Kenya|USD|en-KE|plan
  KGZ|KG|143586|Kyrgyzstan|USD|en-KG|plan
  KHM|KH|143579|Cambodia|USD|en-KH|plan
  KNA|KN|143548|St. Kitts and Nevis|USD|en-KN|plan
  KOR|KR|143466|Republic of Korea|KRW|ko-KR|plan
  KWT|KW|143493|Kuwait|USD|en-KW|plan
  LAO|LA|143587|Laos|USD|en-LA|plan
  LBN|LB|143497|Lebanon|USD|en-LB|plan
  LBR|LR|143588|Liberia|USD|en-LR|plan
  LBY|LY|143567|Libya|USD|en-LY|plan
  LCA|LC|143549|St. Lucia|USD|en-LC|plan
  LKA|LK|143486|Sri Lanka|USD|en-LK|plan
  LTU|LT|143520|Lithuania|EUR|lt-LT|plan
  LUX|LU|143451|Luxembourg|EUR|fr-LU|plan
  LVA|LV|143519|Latvia|EUR|lv-LV|plan
  MAC|MO|143515|Macau|USD|zh-Hant-MO|plan
  MAR|MA|143620|Morocco|USD|en-MA|plan
  MDA|MD|143523|Moldova|USD|en-MD|plan
  MDG|MG|143531|Madagascar|USD|en-MG|plan
  MDV|MV|143488|Maldives|USD|en-MV|plan
  MEX|MX|143468|Mexico|MXN|es-MX|plan
  MKD|MK|143530|North Macedonia|USD|en-MK|plan
  MLI|ML|143532|Mali|USD|en-ML|plan
  MLT|MT|143521|Malta|EUR|en-MT|plan
  MMR|MM|143570|Myanmar|USD|en-MM|plan
  MNE|ME|143619|Montenegro|EUR|sr-Latn-ME|plan
  MNG|MN|143592|Mongolia|USD|en-MN|plan
  MOZ|MZ|143593|Mozambique|USD|en-MZ|plan
  MRT|MR|143590|Mauritania|USD|en-MR|plan
  MSR|MS|143547|Montserrat|USD|en-MS|plan
  MUS|MU|143533|Mauritius|USD|en-MU|plan
  MWI|MW|143589|Malawi|USD|en-MW|plan
  MYS|MY|143473|Malaysia|MYR|ms-MY|plan
  NAM|NA|143594|Namibia|USD|en-NA|plan
  NER|NE|143534|Niger|USD|en-NE|plan
  NGA|NG|143561|Nigeria|NGN|en-NG|plan
  NIC|NI|143512|Nicaragua|USD|es-NI|plan
  NLD|NL|143452|Netherlands|EUR|nl-NL|plan
  NOR|NO|143457|Norway|NOK|nb-NO|plan
  NPL|NP|143484|Nepal|USD|en-NP|plan
  NRU|NR|143606|Nauru|USD|en-NR|plan
  NZL|NZ|143461|New Zealand|NZD|en-NZ|plan
  OMN|OM|143562|Oman|USD|en-OM|plan
  PAK|PK|143477|Pakistan|PKR|en-PK|plan
  PAN|PA|143485|Panama|USD|es-PA|plan
  PER|PE|143507|Peru|PEN|es-PE|plan
  PHL|PH|143474|Philippines|PHP|en-PH|plan
  PLW|PW|143595|Palau|USD|en-PW|plan
  PNG|PG|143597|Papua New Guinea|USD|en-PG|plan
  POL|PL|143478|Poland|PLN|pl-PL|plan
  PRT|PT|143453|Portugal|EUR|pt-PT|plan
  PRY|PY|143513|Paraguay|USD|es-PY|plan
  QAT|QA|143498|Qatar|QAR|ar-QA|plan
  ROU|RO|143487|Romania|RON|ro-RO|plan
  RUS|RU|143469|Russia|RUB|ru-RU|plan
  RWA|RW|143621|Rwanda|USD|en-RW|plan
  SAU|SA|143479|Saudi Arabia|SAR|ar-SA|plan
  SEN|SN|143535|Senegal|USD|en-SN|plan
  SGP|SG|143464|Singapore|SGD|en-SG|-
  SLB|SB|143601|Solomon Islands|USD|en-SB|plan
  SLE|SL|143600|Sierra Leone|USD|en-SL|plan
  SLV|SV|143506|El Salvador|USD|es-SV|plan
  SRB|RS|143500|Serbia|EUR|sr-Latn-RS|plan
  STP|ST|143598|São Tomé and Príncipe|USD|en-ST|plan
  SUR|SR|143554|Suriname|USD|nl-SR|plan
  SVK|SK|143496|Slovakia|EUR|sk-SK|plan
  SVN|SI|143499|Slovenia|EUR|sl-SI|plan
  SWE|SE|143456|Sweden|SEK|sv-SE|plan
  SWZ|SZ|143602|Eswatini|USD|en-SZ|plan
  SYC|SC|143599|Seychelles|USD|en-SC|plan
  TCA|TC|143552|Turks and Caicos Islands|USD|en-TC|plan
  TCD|TD|143581|Chad|USD|en-TD|plan
  THA|TH|143475|Thailand|THB|th-TH|plan
  TJK|TJ|143603|Tajikistan|USD|en-TJ|plan
  TKM|TM|143604|Turkmenistan|USD|en-TM|plan
  TON|TO|143608|Tonga|USD|en-TO|plan
  TTO|TT|143551|Trinidad and Tobago|USD|en-TT|plan
  TUN|TN|143536|Tunisia|USD|en-TN|plan
  TUR|TR|143480|Türkiye|TRY|tr-TR|plan
  TWN|TW|143470|Taiwan|TWD|zh-Hant-TW|plan
  TZA|TZ|143572|Tanzania|TZS|en-TZ|plan
  UGA|UG|143537|Uganda|USD|en-UG|plan
  UKR|UA|143492|Ukraine|USD|en-UA|plan
  URY|UY|143514|Uruguay|USD|es-UY|plan
  USA|US|143441|United States|USD|en-US|-
  UZB|UZ|143566|Uzbekistan|USD|en-UZ|plan
  VCT|VC|143550|St. Vincent and the Grenadines|USD|en-VC|plan
  VEN|VE|143502|Venezuela|USD|es-VE|plan
  VGB|VG|143543|British Virgin Islands|USD|en-VG|plan
  VNM|VN|143471|Vietnam|VND|vi-VN|plan
  VUT|VU|143609|Vanuatu|USD|en-VU|plan
  XKS|XK|143624|Kosovo|EUR|sq-XK|plan
  YEM|YE|143571|Yemen|USD|en-YE|plan
  ZAF|ZA|143472|South Africa|ZAR|en-ZA|plan
  ZMB|ZM|143622|Zambia|USD|en-ZM|plan
  ZWE|ZW|143605|Zimbabwe|USD|en-ZW|plan
  """
