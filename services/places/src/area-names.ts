import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Area, AreaLevel } from './area.ts'

const HAS_LETTER = /[a-z]/
const HAS_DIGIT = /\d/

/** Other names of areas, by slug: what people call them and what they were called. */
const ALIASES = namesBySlug({
  'metro-manila': 'ncr, mm, national capital region, kalakhang maynila',
  'metro-manila/quezon-city': 'qc, q c, kyusi',
  'metro-manila/quezon-city/batasan-hills': 'batasan',
  'metro-manila/quezon-city/loyola-heights': 'loyola',
  'metro-manila/quezon-city/greater-lagro': 'lagro',
  'metro-manila/makati-city': 'makati cbd, mkt',
  'metro-manila/makati-city/dasmarinas': 'dasmarinas village',
  'metro-manila/makati-city/san-lorenzo': 'san lorenzo village',
  'metro-manila/makati-city/magallanes': 'magallanes village',
  'metro-manila/makati-city/urdaneta': 'urdaneta village',
  'metro-manila/makati-city/forbes-park': 'forbes',
  'metro-manila/makati-city/bel-air': 'belair, bel air village',
  'metro-manila/mandaluyong-city': 'manda',
  'metro-manila/mandaluyong-city/wack-wack-greenhills': 'wack wack',
  'metro-manila/taguig-city/fort-bonifacio': 'bgc, bonifacio global, the fort, global city, uptown bonifacio',
  'metro-manila/pasig-city/san-antonio': 'ortigas, ortigas center, ortigas cbd',
  'metro-manila/muntinlupa-city': 'munti',
  'metro-manila/muntinlupa-city/alabang': 'ayala alabang',
  'metro-manila/paranaque-city': 'paranque, para naque, pque, p que',
  'metro-manila/paranaque-city/b-f-homes': 'bf homes, bf',
  'metro-manila/las-pinas-city': 'laspinas, las pinas',
  'metro-manila/las-pinas-city/b-f-international-village': 'bf homes, bf international, bf resort',
  'metro-manila/manila': 'maynila',
  'metro-manila/caloocan-city': 'kalookan',
  'iloilo/iloilo-city': 'ilo ilo',
  cebu: 'metro cebu',
  'cebu/cebu-city': 'sugbo',
  'cebu/cebu-city/apas': 'it park, cebu it park',
  'cebu/lapu-lapu-city': 'lapulapu, mactan island, opon',
  'cebu/lapu-lapu-city/mactan': 'mactan newtown',
  'davao-del-sur/davao-city': 'davao',
  'davao-del-sur/davao-city/ma-a': 'maa',
  'davao-de-oro': 'compostela valley, comval',
  'cavite/dasmarinas-city': 'dasma',
  'cavite/general-trias-city': 'gentri, gen tri',
  'cavite/gen-mariano-alvarez': 'gma',
  'cavite/trece-martires-city': 'trece',
  'laguna/santa-rosa-city': 'sta rosa',
  'bulacan/san-jose-del-monte-city': 'sjdm, csjdm',
  'bulacan/baliwag-city': 'baliuag',
  'misamis-oriental/cagayan-de-oro-city': 'cdo, cagayan de oro',
  'south-cotabato/general-santos-city': 'gensan, gen san, general santos',
  'south-cotabato/koronadal-city': 'marbel',
  cotabato: 'north cotabato',
  'negros-oriental/dumaguete-city': 'dgte',
  'zambales/olongapo-city': 'gapo',
  'la-union': 'elyu',
  'benguet/baguio-city/session-road-area': 'session road',
  'albay/legazpi-city': 'legaspi',
  'camarines-sur': 'camsur, cam sur',
  'camarines-norte': 'camnorte, cam norte',
  'zamboanga-del-sur/zamboanga-city': 'zambo, zamboanga',
  'negros-occidental': 'neg occ, negros occ, negocc, negros',
  'negros-oriental': 'neg or, negros or, negros',
  'occidental-mindoro': 'mindoro occidental, occ mindoro, mindoro',
  'oriental-mindoro': 'mindoro oriental, or mindoro, puerto galera mindoro, mindoro',
  'nueva-ecija': 'n ecija',
  'nueva-vizcaya': 'n vizcaya',
  'aklan/malay': 'boracay, boracay island',
  'surigao-del-norte/general-luna': 'siargao, siargao island',
  'palawan/puerto-princesa-city': 'ppc',
  'bohol/panglao': 'panglao island',
  'davao-del-norte/samal-city': 'samal, samal island, igacos, island garden samal',
  'nueva-ecija/munoz-city': 'munoz, science city munoz',
  'rizal/antipolo-city': 'antipolo rizal',
  'rizal/rodriguez': 'montalban',
  calabarzon: 'region 4a, region iv a, southern tagalog',
  'mimaropa-region': 'region 4b, mimaropa',
  'central-luzon': 'region 3, region iii',
  'central-visayas': 'region 7, region vii',
  'western-visayas': 'region 6, region vi',
  'eastern-visayas': 'region 8, region viii',
  'ilocos-region': 'region 1, ilocos',
  'cagayan-valley': 'region 2',
  'bicol-region': 'region 5, bicol, bicolandia',
  'northern-mindanao': 'region 10',
  'davao-region': 'region 11',
  soccsksargen: 'region 12',
  'cordillera-administrative-region': 'cordillera',
  'bangsamoro-autonomous-region-in-muslim-mindanao': 'barmm, bangsamoro',
})

/** Districts, estates and landmarks that have no code of their own, by the slug of the area that they lie in. */
const PARTS = namesBySlug({
  'metro-manila/quezon-city': `eastwood, cubao, araneta, araneta center, araneta city, diliman, up diliman, up campus, ateneo, katipunan,
    novaliches, timog, tomas morato, scout area, new manila, banawe, philcoa, congressional, trinoma, sm north,
    eton centris, vertis north, commonwealth avenue, quezon avenue, mindanao avenue, visayas avenue, project 2, project 3,
    project 4, project 7, project 8, balintawak, gma kamuning, kamias, maginhawa, teachers village, xavierville,
    west avenue, sta mesa heights, santa mesa heights`,
  'metro-manila/caloocan-city': 'monumento, grace park, novaliches, bagong silang, camarin',
  'metro-manila/makati-city': `ayala avenue, ayala center, legaspi village, legazpi village, salcedo, salcedo village, rockwell, greenbelt,
    glorietta, buendia, chino roces, pasong tamo, jupiter`,
  'metro-manila/taguig-city': 'bicutan, mckinley, mckinley hill, mckinley west, arca south, signal village, c 5, tipas',
  'metro-manila/pasig-city': 'capitol commons, estancia, valle verde, c 5, ortigas extension, ortigas ext',
  'metro-manila/marikina-city': 'marcos highway',
  'rizal/antipolo-city': 'marcos highway, cogeo, masinag',
  'rizal/cainta': 'ortigas extension, ortigas ext',
  'metro-manila/mandaluyong-city': 'shaw, shaw boulevard, boni, boni avenue, megamall',
  'metro-manila/muntinlupa-city/alabang': 'filinvest, filinvest city, alabang town center',
  'metro-manila/pasay-city':
    'mall of asia, moa, bay area, newport, newport city, macapagal, resorts world, villamor, naia',
  'metro-manila/paranaque-city': 'sucat, bicutan, aseana, better living, naia',
  'metro-manila/manila': `recto, espana, u belt, university belt, divisoria, taft, taft avenue, ust, de la salle,
    la salle, roxas boulevard, vito cruz, pedro gil`,
  'metro-manila/san-juan-city': 'greenhills',
  'iloilo/iloilo-city': 'jaro, molo, mandurriao, la paz, arevalo',
  'cebu/cebu-city': `banawa, cebu business park, fuente osmena, fuente, ayala center cebu, colon street,
    srp cebu, cebu srp, south road properties`,
  'davao-del-sur/davao-city': 'matina, bajada, lanang',
  'laguna/santa-rosa-city': 'nuvali, enchanted kingdom',
  'laguna/calamba-city': 'nuvali',
  'laguna/binan-city': 'southwoods',
  'cavite/carmona-city': 'southwoods',
  'cavite/bacoor-city': 'molino',
  'cavite/general-trias-city': 'lancaster, lancaster new city',
  'cavite/imus-city': 'lancaster, lancaster new city, vermosa',
  'cavite/tagaytay-city': 'tagaytay highlands',
  'batangas/nasugbu': 'punta fuego, tali beach, hamilo coast',
  'batangas/san-juan': 'laiya',
  'tarlac/capas': 'new clark, new clark city',
  'pampanga/angeles-city': 'clark, clark freeport, friendship highway, korean town',
  'pampanga/mabalacat-city': 'clark field, clark, clark freeport, dau mabalacat',
  'zambales/olongapo-city': 'subic bay, sbma',
})

/** How words of addresses are written, by what they are taken for. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sta: 'santa',
    sto: 'santo',
    gen: 'general',
    mt: 'mount',
    pob: 'poblacion',
    dr: 'doctor',
    pres: 'president',
    uno: '1',
    dos: '2',
    tres: '3',
    kuatro: '4',
    cuatro: '4',
    singko: '5',
    cinco: '5',
    i: '1',
    ii: '2',
    iii: '3',
    iv: '4',
    v: '5',
  }),
)

/** Words that say of what level the area is that they stand beside, and are no part of its name. */
const LEVEL_WORDS: ReadonlyMap<string, AreaLevel> = new Map(
  Object.entries<AreaLevel>({
    city: 'city',
    cty: 'city',
    ciy: 'city',
    siyudad: 'city',
    lungsod: 'city',
    municipality: 'city',
    barangay: 'barangay',
    brgy: 'barangay',
    bgy: 'barangay',
    brg: 'barangay',
    province: 'province',
    lalawigan: 'province',
    probinsya: 'province',
    region: 'region',
  }),
)

/** A folded word as names of areas hold it: `sta` is `santa`, `II` is `2`. */
export function spellWord(word: string): string {
  return SPELLINGS.get(word) ?? word
}

export function levelOfWord(word: string): AreaLevel | undefined {
  return LEVEL_WORDS.get(word)
}

/** "City of Baguio", "lungsod ng Baguio" */
export function isLinker(word: string | undefined): boolean {
  return word === 'of' || word === 'ng'
}

/** What areas are looked up by: the words of a name without those that only say its level; `barangay 1` keeps it. */
export function nameKey(words: readonly string[]): string {
  let key = ''
  for (const word of words) {
    if (isLinker(word) || levelOfWord(word) !== undefined) continue
    key += key === '' ? spellWord(word) : ` ${spellWord(word)}`
  }
  if (HAS_LETTER.test(key)) return key
  return key !== '' && words.some((word) => levelOfWord(word) === 'barangay') ? `barangay ${key}` : ''
}

/** Every key under which an area is found. The slug ends with its folded name, so nothing is folded anew. */
export function keysOfArea({ name, slug, level }: Pick<Area, 'name' | 'slug' | 'level'>): ReadonlySet<string> {
  const words = slug.slice(slug.lastIndexOf('/') + 1).split('-')
  // The number that tells the slugs of two areas of one name apart.
  if (words.length > 1 && HAS_DIGIT.test(words.at(-1) ?? '') && !HAS_DIGIT.test(name)) words.pop()
  const keys = new Set([nameKey(words) || (level === 'barangay' ? nameKey(['barangay', ...words]) : '')])
  if (name.includes('(')) keys.add(nameKey(foldText(name.replace(/\(.+\)/, '')).split(' ')))
  for (const alias of ALIASES.get(slug) ?? []) keys.add(nameKey(alias.split(' ')))
  for (const part of PARTS.get(slug) ?? []) keys.add(nameKey(part.split(' ')))
  keys.delete('')
  return keys
}

/** Whether folded words name a part of the area that has no code, so that more than the area is meant. */
export function isPartOf({ slug }: Pick<Area, 'slug'>, words: readonly string[]): boolean {
  return PARTS.get(slug)?.includes(words.join(' ')) === true
}

/** Whether folded words are another name of the area. */
export function isAliasOf({ slug }: Pick<Area, 'slug'>, words: readonly string[]): boolean {
  return ALIASES.get(slug)?.includes(words.join(' ')) === true
}

function namesBySlug(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(table).map(([slug, names]) => [slug, names.split(',').map((name) => name.trim())] as const),
  )
}
