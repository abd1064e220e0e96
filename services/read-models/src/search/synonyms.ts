/**
 * What people write for one another, folded. A listing that holds one phrase of a line is found by all of them, so a
 * search needs no rules of its own. Changing a line takes effect with a rebuild.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Abbreviations in addresses.
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['brgy', 'bgy', 'barangay'],
  ['ave', 'av', 'avenue'],
  ['blvd', 'boulevard'],
  ['st', 'street'],
  ['rd', 'road'],
  ['hway', 'hwy', 'highway'],
  ['subd', 'subdivision'],
  ['bldg', 'building'],
  ['ext', 'extension'],
  ['ph', 'phase'],
  ['mt', 'mount'],
  ['gen', 'general'],
  ['pob', 'poblacion'],
  // Places.
  ['qc', 'quezon city'],
  ['mm', 'metro manila', 'ncr', 'national capital region'],
  ['bgc', 'bonifacio global city', 'fort bonifacio'],
  ['paranaque', 'paranque', 'para naque', 'pque', 'p que'],
  ['las pinas', 'laspinas'],
  ['dasma', 'dasmarinas'],
  ['muntinlupa', 'munti'],
  ['sjdm', 'san jose del monte'],
  ['cdo', 'cagayan de oro'],
  ['gensan', 'general santos'],
  ['lapu lapu', 'lapulapu'],
  ['zambo', 'zamboanga'],
  // Properties.
  ['condo', 'condominium'],
  ['apt', 'apartment'],
  ['cr', 't and b', 'toilet and bath'],
  ['1br', '1 br', '1 bedroom', 'one bedroom'],
  ['2br', '2 br', '2 bedroom', 'two bedroom'],
  ['3br', '3 br', '3 bedroom', 'three bedroom'],
  ['wifi', 'wi fi'],
  ['aircon', 'air conditioning', 'air conditioned'],
  ['cctv', 'security camera'],
]
