import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

export type IsRight = (card: ListingCard) => boolean

/** A text that somebody types, and what a person would say of a card that it should find; nothing where none is right. */
export interface RelevanceCase {
  readonly q: string
  readonly isRight: IsRight
}

const holds = (text: string, phrase: string) => ` ${foldText(text)} `.includes(` ${phrase} `)
/** Whether it is there, and not merely near it. */
const says =
  (...phrases: readonly string[]): IsRight =>
  ({ location }) =>
    phrases.some((phrase) => holds(location.replace('Metro Manila', ''), phrase))
/** Locations of real offers do not say their province. */
const inCavite = says(
  'cavite',
  'imus',
  'bacoor',
  'dasmarinas',
  'tagaytay',
  'general trias',
  'silang',
  'kawit',
  'tanza',
  'trece martires',
  'carmona',
)
const inLaguna = says('laguna', 'santa rosa', 'binan', 'calamba', 'cabuyao', 'san pedro', 'los banos', 'san pablo')
const inCebu = says('cebu', 'lapu lapu', 'mandaue', 'talisay', 'liloan', 'minglanilla', 'consolacion', 'moalboal')
/** `Lahug, Cebu City, Cebu`, or `Lahug, Cebu` */
const inCebuCity: IsRight = ({ location }) => holds(location, 'cebu city') || /^[^,]*, Cebu$/.test(location)
const inDavaoCity: IsRight = ({ location }) => holds(location, 'davao city') || location.endsWith(', Davao')
const inIloilo = says('iloilo', 'pavia', 'oton', 'santa barbara', 'leganes')
const all =
  (...rules: readonly IsRight[]): IsRight =>
  (card) =>
    rules.every((rule) => rule(card))
const none: IsRight = () => false
const condo: IsRight = (card) => card.property_subtype === 'Condominium'
const house: IsRight = (card) => card.property_subtype === 'House and lot' && card.property_type === 'Residential'
const lot: IsRight = (card) => card.property_subtype === 'Lot Only' && card.property_type !== 'Memorial'
const ofUnit =
  (label: string): IsRight =>
  ({ unit_type: unit, property_unit_type: property, name }) =>
    unit === label || property === label || foldText(name).includes(label.toLowerCase())
const ofType =
  (type: ListingCard['property_type']): IsRight =>
  (card) =>
    card.property_type === type
const rented: IsRight = (card) => card.property_status === 'For Rent'
const apartment: IsRight = (card) => condo(card) || (house(card) && rented(card))
const sold: IsRight = (card) => card.property_status !== 'For Rent'
const beds =
  (count: number): IsRight =>
  (card) =>
    card.bedroom === count
const atLeastBeds =
  (count: number): IsRight =>
  (card) =>
    (card.bedroom ?? 0) >= count
const under =
  (pesos: number): IsRight =>
  ({ price_sort: price }) =>
    price !== null && price <= pesos
/** What a price range reaches up to counts as well: `₱9.05M – ₱11.37M`. */
const from =
  (pesos: number): IsRight =>
  ({ price_sort: price, price: text }) =>
    price !== null && Math.max(price, Number(/– ₱([\d.]+)M/.exec(text)?.[1] ?? 0) * 1_000_000) >= pesos
const size =
  (least: number, most: number): IsRight =>
  ({ lot_area: land, floor_area: floor }) =>
    [land, floor].some((area) => area !== null && area >= least && area <= most)

const ofName =
  (q: string): IsRight =>
  ({ project_name: project, developer_name: developer, name }) =>
    project === q || developer === q || holds(name, foldText(q))

/** How people write each city, and what its offers say. */
const CITIES: readonly (readonly [IsRight, ...string[]])[] = [
  [says('makati'), 'Makati', 'Makati City', 'City of Makati', 'makti', 'MAKATI', 'makatti', 'makati, metro manila'],
  [says('quezon city'), 'Quezon City', 'QC', 'quezon cty', 'Lungsod ng Quezon', 'quezon city metro manila', 'q.c.'],
  [says('angeles'), 'Angeles City', 'Angeles', 'angeles pampanga', 'City of Angeles', 'pampanga angeles'],
  [says('taguig'), 'Taguig', 'Taguig City', 'taguig metro manila', 'taguigg'],
  [inCebuCity, 'Cebu City', 'City of Cebu', 'Cebu City, Cebu', 'cebu cty'],
  [inCebu, 'cebu', 'cebu province', 'lalawigan ng cebu'],
  [says('manila'), 'Manila', 'City of Manila', 'Maynila', 'manila city'],
  [says('mandaluyong'), 'Mandaluyong', 'Mandaluyong City', 'mandaluyogn', 'mandaluyon'],
  [says('las pinas'), 'Las Piñas', 'Las Pinas City', 'laspinas', 'las piñas metro manila'],
  [says('paranaque'), 'Parañaque', 'Paranaque', 'PARAÑAQUE CITY', 'paranque', 'pque'],
  [says('pasig'), 'Pasig', 'Pasig City', 'City of Pasig', 'pasig ncr'],
  [says('pasay'), 'Pasay', 'Pasay City', 'pasay metro manila'],
  [says('muntinlupa'), 'Muntinlupa', 'Muntinlupa City', 'munti', 'muntinlupa cty'],
  [says('valenzuela'), 'Valenzuela City', 'valenzuela metro manila', 'valenzula'],
  [says('caloocan'), 'Caloocan', 'Caloocan City', 'kalookan'],
  [says('mandaue'), 'Mandaue', 'Mandaue City', 'mandaue cebu'],
  [says('lapu lapu'), 'Lapu-Lapu', 'lapulapu', 'Lapu-Lapu City', 'lapu lapu cebu'],
  [says('mabalacat'), 'Mabalacat', 'Mabalacat City', 'mabalacat pampanga'],
  [says('tagaytay'), 'Tagaytay', 'Tagaytay City', 'tagatay', 'tagaytay cavite'],
  [says('baguio'), 'Baguio', 'Baguio City', 'bagiuo', 'lungsod ng baguio'],
  [inDavaoCity, 'Davao', 'Davao City', 'dabao city'],
  [says('cainta'), 'Cainta', 'cainta rizal', 'caintta'],
  [says('dumaguete'), 'Dumaguete', 'Dumaguete City', 'dumagete'],
  [says('dasmarinas'), 'Dasmariñas', 'dasma', 'dasmarinas cavite', 'Dasmarinas City'],
  [says('imus'), 'Imus', 'Imus City', 'imus cavite'],
  [says('bacoor'), 'Bacoor', 'bacoor city', 'bacor cavite'],
  [says('general trias'), 'Gen. Trias', 'general trias', 'gentri cavite'],
  [says('santa rosa', 'sta rosa'), 'Sta. Rosa', 'Santa Rosa Laguna', 'sta rosa laguna', 'laguna santa rosa'],
  [says('binan'), 'Biñan', 'Binan', 'binan laguna'],
  [says('calamba'), 'Calamba', 'calamba laguna'],
  [says('los banos'), 'Los Baños', 'los banos laguna'],
  [says('antipolo city', 'antipolo'), 'Antipolo', 'antipolo rizal', 'antipollo'],
  [says('san jose del monte'), 'SJDM', 'San Jose del Monte', 'san jose del monte bulacan'],
  [says('lipa'), 'Lipa', 'Lipa City', 'lipa batangas'],
  [says('santo tomas'), 'Sto. Tomas Batangas', 'santo tomas batangas'],
  [says('san fernando'), 'San Fernando Pampanga', 'City of San Fernando'],
  [says('cagayan de oro'), 'CDO', 'Cagayan de Oro', 'cagayan de oro city'],
  [says('general santos'), 'GenSan', 'General Santos', 'gen. santos city'],
  [inIloilo, 'Iloilo', 'Iloilo City', 'ilo-ilo'],
  [says('bacolod'), 'Bacolod', 'Bacolod City', 'bacolod negros occidental'],
  [says('boracay', 'malay'), 'Malay, Aklan', 'boracay'],
  [says('panglao'), 'Panglao', 'panglao bohol'],
  [says('general luna'), 'siargao', 'Gen. Luna', 'general luna surigao del norte'],
  [says('puerto princesa'), 'Puerto Princesa', 'puerto princesa palawan'],
  [says('el nido'), 'El Nido', 'el nido palawan'],
  [says('samal'), 'Samal', 'samal island'],
  [says('naga'), 'Naga City', 'naga camarines sur', 'naga camsur'],
  [says('zamboanga'), 'Zamboanga', 'zamboanga city'],
]

const BARANGAYS: readonly (readonly [IsRight, ...string[]])[] = [
  [says('lahug'), 'Lahug', 'Lahug, Cebu City', 'cebu city lahug', 'brgy lahug cebu', 'lahug cebu'],
  [says('malate'), 'Malate', 'Malate, Manila', 'manila malate'],
  [all(says('sampaloc'), says('manila')), 'Sampaloc, Manila', 'brgy sampaloc manila'],
  [says('pio del pilar'), 'Pio del Pilar', 'Pio Del Pilar Makati', 'makati, pio del pilar'],
  [says('malabanias'), 'Malabanias', 'malabanias angeles', 'brgy. malabanias'],
  [says('anunas'), 'Anunas', 'anunas angeles city'],
  [all(says('san antonio'), says('makati')), 'San Antonio Makati', 'Brgy. San Antonio, Makati', 'makati san antonio'],
  [says('san antonio'), 'san antonio', 'brgy san antonio', 'barangay san antonio'],
  [says('san isidro'), 'san isidro', 'brgy. san isidro'],
  [says('poblacion'), 'poblacion', 'brgy pob', 'poblacion makati'],
  [(card) => says('cubao')(card) || holds(card.name, 'cubao'), 'Cubao', 'cubao qc', 'Cubao, Quezon City'],
  [says('alabang'), 'Alabang', 'alabang muntinlupa', 'alabang metro manila'],
  [says('western bicutan'), 'Western Bicutan', 'western bicutan taguig'],
  [says('mabolo'), 'Mabolo', 'mabolo cebu'],
  [says('banilad'), 'Banilad Cebu', 'banilad cebu city'],
  [says('fort bonifacio', 'bgc', 'bonifacio global city'), 'Fort Bonifacio', 'BGC', 'bgc taguig', 'the fort'],
  [says('mactan'), 'Mactan', 'mactan lapu-lapu'],
  [says('talamban'), 'Talamban', 'talamban cebu city'],
  [says('balibago'), 'Balibago Angeles', 'brgy balibago angeles'],
  [says('loyola heights'), 'Loyola Heights', 'loyola heights qc'],
  [says('commonwealth'), 'Commonwealth QC', 'commonwealth quezon city'],
  [says('kapitolyo'), 'Kapitolyo Pasig', 'brgy. kapitolyo pasig'],
  [says('sun valley'), 'Sun Valley', 'Sun Valley, Parañaque', 'sun valley pque'],
  [says('canlubang'), 'canlubang', 'canlubang calamba'],
  [says('punta engano'), 'Punta Engaño', 'punta engano lapu-lapu'],
  [all(says('san isidro'), says('cainta')), 'san isidro cainta', 'Brgy San Isidro, Cainta, Rizal'],
]

const KINDS: readonly (readonly [readonly string[], IsRight])[] = [
  [['condo', 'condominium', 'condo unit', 'condos'], condo],
  [['house and lot', 'bahay', 'house', 'bahay at lupa', 'h&l'], house],
  [['apartment', 'apt'], apartment],
  [['studio', 'studio type'], ofUnit('Studio')],
  [['townhouse', 'town house', 'townhouses'], ofUnit('Townhouse')],
  [['lot', 'lupa', 'lote', 'lot for sale', 'vacant lot'], lot],
  [['2br', '2 bedroom', 'two bedroom', '2 kwarto', '2-br'], beds(2)],
  [['3 bedroom house', '3br house and lot'], all(beds(3), house)],
  [['2+ br', '2 or more bedrooms'], atLeastBeds(2)],
  [['for rent', 'paupahan', 'for lease', 'upa'], rented],
  [['for sale', 'ibinebenta', 'benta'], sold],
  [['condo for rent', 'condo paupahan', 'rent condo'], all(condo, rented)],
  [['apartment for rent', 'apartment paupahan'], all(apartment, rented)],
  [['under 20k for rent', 'for rent below 20k', 'paupahan hanggang 20k'], all(rented, under(20_000))],
  [['2br for rent under 30k', '2 bedroom rent max 30k'], all(beds(2), rented, under(30_000))],
  [['house under 5M', 'house and lot below 5 million'], all(house, under(5_000_000))],
  [['condo for sale under 8M', 'condo ibinebenta below ₱8,000,000'], all(condo, sold, under(8_000_000))],
  [['condo at least 10M', 'condo above 10 million'], all(condo, from(10_000_000))],
  [['for sale 3M to 6M', '3-6m for sale'], all(sold, from(3_000_000), under(6_000_000))],
  [['commercial', 'commercial property'], ofType('Commercial')],
]

/** What the specification of search names, and what a visitor types beside a place. */
const PHRASES: readonly (readonly [string, IsRight])[] = [
  ['house and lot', house],
  ['bahay', house],
  ['bahay at lupa', house],
  ['h&l', house],
  ['hause and lot', house],
  ['apartment', apartment],
  ['apartmnt', apartment],
  ['appartment for rent', all(apartment, rented)],
  ['condominum', condo],
  ['condominuim for rent', all(condo, rented)],
  ['condo under 3M', all(condo, under(3_000_000))],
  ['condo makati', all(condo, says('makati'))],
  ['2 br makati', all(beds(2), says('makati'))],
  ['house and lot cavite', all(house, inCavite)],
  ['opisina', (card) => ofType('Commercial')(card) || holds(card.name, 'office')],
  ['townhouse', ofUnit('Town')],
  ['tonwhouse', ofUnit('Town')],
  ['murang condo sa makati', all(condo, says('makati'))],
  ['lupa', lot],
  ['lot', lot],
  ['lupang ibinebenta', all(lot, sold)],
  ['farm lot', ofType('Agricultural')],
  ['bukid', ofType('Agricultural')],
  ['memorial lot', ofType('Memorial')],
  ['libingan', ofType('Memorial')],
  ['cemetery', ofType('Memorial')],
  ['bodega', (card) => ofType('Commercial')(card) || ofType('Industrial')(card)],
  ['gusali', (card) => card.property_subtype === 'Building'],
  ['resort', (card) => card.property_subtype === 'Resort' || holds(card.name, 'resort')],
  ['hotel', (card) => card.property_subtype === 'Hotel' || holds(card.name, 'hotel')],
  ['duplex', ofUnit('Duplex')],
  ['penthouse', ofUnit('Penthouse')],
  ['loft', ofUnit('Loft')],
  ['bungalow', ofUnit('Bungalow')],
  ['rfo condo', condo],
  ['pre-selling condo', all(condo, (card) => card.property_status === 'Pre-selling')],
  ['preselling house and lot', all(house, (card) => card.property_status === 'Pre-selling')],
  ['ready for occupancy', (card) => card.property_status === 'Ready for occupancy'],
  ['naghahanap ako ng bahay sa cavite', all(house, inCavite)],
  ['looking for a condo in taguig', all(condo, says('taguig'))],
  ['3 bedroom house in quezon city', all(beds(3), house, says('quezon city'))],
  ['2br condo qc', all(beds(2), condo, says('quezon city'))],
  ['1 bedroom condo bgc', all(beds(1), condo, says('bgc', 'fort bonifacio', 'bonifacio global city'))],
  ['studio for rent makati', all(ofUnit('Studio'), rented, says('makati'))],
  ['makati studio rent', all(ofUnit('Studio'), rented, says('makati'))],
  ['paupahang apartment sa pasig', all(apartment, rented, says('pasig'))],
  ['lot for sale in tagaytay', all(lot, says('tagaytay'))],
  ['tagaytay lot', all(lot, says('tagaytay'))],
  ['house with garden', house],
  ['furnished condo', condo],
  ['condo with balcony', condo],
  ['at least 200 sqm lot', (card) => (card.lot_area ?? 0) >= 200],
  ['100 sqm house', all(house, size(90, 110))],
  ['condo 50 sqm', all(condo, size(45, 55))],
  ['dalawang kwarto sa cebu', all(beds(2), inCebu)],
  ['3 br house and lot in laguna', all(beds(3), house, inLaguna)],
  ['bahay sa cebu hanggang 10M', all(house, under(10_000_000), inCebu)],
  ['3m pababa', under(3_000_000)],
  ['below 2.5M', under(2_500_000)],
  ['condo 3m pababa', all(condo, under(3_000_000))],
  ['apartment for rent 10k below', all(apartment, rented, under(10_000))],
  ['apartment for rent Cebu 12k below', all(apartment, rented, under(12_000), inCebu)],
  ['upa 15k pababa', all(rented, under(15_000))],
  ['paupahan 20k and below', all(rented, under(20_000))],
  ['bahay 2m pataas', all(house, from(2_000_000))],
  ['condo 3M+', all(condo, from(3_000_000))],
  ['house 5m and up', all(house, from(5_000_000))],
  ['tig 20k', all(from(15_000), under(25_000))],
  ['15k per month', all(rented, from(11_250), under(18_750))],
  ['2-3M', all(from(2_000_000), under(3_000_000))],
  ['house and lot between 3m and 5m', all(house, from(3_000_000), under(5_000_000))],
  ['condo from 2m to 4m', all(condo, from(2_000_000), under(4_000_000))],
  ['condo min 2m max 4m', all(condo, from(2_000_000), under(4_000_000))],
  ['budget 3m to 5m house', all(house, from(3_000_000), under(5_000_000))],
  ['upa hindi lalampas sa 20k', all(rented, under(20_000))],
  ['wala pang 3m', under(3_000_000)],
  ['mas mababa sa 2m', under(2_000_000)],
  ['budget 15k apartment', all(apartment, under(15_000))],
  ['baligya balay', all(house, sold)],
  ['balay cebu', all(house, inCebu)],
  ['balay ug yuta', house],
  ['yuta', lot],
  ['abangan cebu', all(rented, inCebu)],
  ['pabahay', house],
  ['single detached house', house],
  ['hulugang lupa', lot],
  ['fs house and lot', all(house, sold)],
  ['fr condo', all(condo, rented)],
  ['low down payment house', house],
  ['condo for students', condo],
  ['second hand house', house],
  ['rice field', ofType('Agricultural')],
  ['mango farm', ofType('Agricultural')],
  ['commercial lot along highway', ofType('Commercial')],
  ['clean title lot batangas', all(lot, says('batangas', 'lipa', 'nasugbu', 'santo tomas', 'tanauan'))],
  ['lot 1000sqm up', all(lot, (card) => (card.lot_area ?? 0) >= 1_000)],
  ['100 to 200 sqm lot', all(lot, size(100, 200))],
  ['apat na kwarto', beds(4)],
  ['3 kwartong bahay', all(beds(3), house)],
  ['gusto ko bumili ng bahay sa cavite', all(house, sold, inCavite)],
  ['naghahanap ng mauupahan sa makati', all(rented, says('makati'))],
  ['saan may murang bahay', house],
  ['magkano condo sa makati', all(condo, says('makati'))],
  ['malapit sa palengke na bahay', house],
  ['eastwood condo', all(condo, says('quezon city'))],
  ['katipunan condo', all(condo, says('quezon city'))],
  ['near UP Diliman', says('quezon city')],
  ['new manila', says('quezon city')],
  ['project 8 quezon city', says('quezon city')],
  ['condo near moa', all(condo, says('pasay'))],
  ['taft condo', all(condo, says('manila'))],
  ['dasmarinas village makati', says('makati')],
  ['bf homes paranaque', says('paranaque')],
  ['nuvali', says('santa rosa', 'calamba')],
  [
    'negros',
    says('negros', 'dumaguete', 'bacolod', 'silay', 'talisay', 'bago', 'sibulan', 'dauin', 'valencia', 'bacong'),
  ],
  ['3 bedrooms 2 toilet and bath house', all(beds(3), house)],
  ['condo davao for rent 25k', all(condo, rented, inDavaoCity)],
  ['metro manila condo', condo],
  ['ncr condo for rent', all(condo, rented)],
  ['batangas lot', all(lot, says('batangas', 'lipa', 'nasugbu', 'santo tomas', 'tanauan', 'lian', 'calatagan'))],
  ['cavite house and lot 3 bedrooms', all(house, beds(3), inCavite)],
  ['2BR condo up to 5M', all(beds(2), condo, under(5_000_000))],
  ['3 bedrooms above 5M', all(beds(3), from(5_000_000))],
  ['condo 3M up to 5M', all(condo, from(3_000_000), under(5_000_000))],
  ['house 80 sqm up to 3M', all(house, size(72, 88), under(3_000_000))],
  ['2 to 3 bedroom house', all(atLeastBeds(2), house)],
  ['studio or 1 bedroom', (card) => beds(1)(card) || ofUnit('Studio')(card)],
  ['2 o 3 kwarto', atLeastBeds(2)],
  ['condo for rent 1 month advance 1 month deposit', all(condo, rented)],
  ['condo 20k dp', condo],
  ['house 15k monthly amortization', house],
  ['lot 6k per sqm', lot],
  ['unit 4B makati condo', all(condo, says('makati'))],
  ['9th floor condo for rent makati', all(condo, rented, says('makati'))],
  ['bahay na dalawang palapag', house],
  ['bahay na walang downpayment', house],
  ['xylophone', none],
  ['qwrtzuiop', none],
  ['zzyzx road', none],
  ['!!! ???', () => true],
  ['', () => true],
]

/**
 * What people type, over the kinds of decisions §11: places in any order and spelling, aliases, typos, kinds in both
 * languages, bedrooms, prices, combinations of them, ambiguous names, and what finds nothing; beside these the names of
 * the projects and developers that there are.
 */
export function relevanceCases(cards: readonly ListingCard[]): readonly RelevanceCase[] {
  const places = [...CITIES, ...BARANGAYS]
  const names = new Set(cards.flatMap(({ project_name: project, developer_name: developer }) => [project, developer]))
  return [
    ...PHRASES.map(([q, isRight]) => ({ q, isRight })),
    ...places.flatMap(([isRight, ...spellings]) => spellings.map((q) => ({ q, isRight }))),
    ...places.flatMap(([isIn, ...spellings], at) =>
      KINDS.map(([words, isKind], kind) => {
        const place = spellings[kind % spellings.length] ?? ''
        const word = words[(at + kind) % words.length] ?? ''
        return { q: kind % 2 === 0 ? `${word} ${place}` : `${place} ${word}`, isRight: all(isKind, isIn) }
      }),
    ),
    ...[...names].flatMap((q) => (q === null ? [] : [{ q, isRight: ofName(q) }])),
  ]
}
