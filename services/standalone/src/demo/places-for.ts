import type { Family } from './offering.ts'

const placeIn = (
  city: string,
  province: string,
  setting: Setting,
  landPesosPerSqm: number,
  condoPesosPerSqm: number | null,
  barangays: readonly string[],
): Place => ({ city, province, setting, landPesosPerSqm, condoPesosPerSqm, barangays })

/**
 * Real places of the Philippines with their proper spelling, for locations of the demo catalogue. The price levels are
 * plausible round figures, good for a demonstration and for nothing else.
 */
export const PLACES: readonly Place[] = [
  placeIn('Makati City', 'Metro Manila', 'business', 180_000, 215_000, [
    'Poblacion',
    'Bel-Air',
    'San Lorenzo',
    'San Antonio',
  ]),
  placeIn('Taguig City', 'Metro Manila', 'business', 150_000, 220_000, [
    'Fort Bonifacio',
    'Ususan',
    'Western Bicutan',
    'Lower Bicutan',
  ]),
  placeIn('Quezon City', 'Metro Manila', 'city', 70_000, 150_000, [
    'Loyola Heights',
    'Commonwealth',
    'Fairview',
    'New Manila',
    'Holy Spirit',
    'Cubao',
  ]),
  placeIn('Pasig City', 'Metro Manila', 'city', 80_000, 165_000, ['Kapitolyo', 'Ugong', 'Manggahan', 'Pinagbuhatan']),
  placeIn('Mandaluyong City', 'Metro Manila', 'business', 85_000, 165_000, [
    'Highway Hills',
    'Plainview',
    'Addition Hills',
    'Barangka Ilaya',
  ]),
  placeIn('Parañaque City', 'Metro Manila', 'suburb', 60_000, 135_000, [
    'Sun Valley',
    'Moonwalk',
    'Merville',
    'Don Bosco',
    'Santo Niño',
  ]),
  placeIn('Las Piñas City', 'Metro Manila', 'suburb', 40_000, 105_000, [
    'Almanza Uno',
    'Talon Dos',
    'Pamplona Tres',
    'Pilar',
  ]),
  placeIn('Muntinlupa City', 'Metro Manila', 'city', 60_000, 140_000, ['Alabang', 'Tunasan', 'Putatan']),
  placeIn('Manila', 'Metro Manila', 'city', 75_000, 150_000, ['Malate', 'Ermita', 'Sampaloc', 'Santa Ana', 'Paco']),
  placeIn('Pasay City', 'Metro Manila', 'city', 70_000, 150_000, ['Malibay', 'Maricaban', 'San Isidro']),
  placeIn('San Juan City', 'Metro Manila', 'city', 95_000, 160_000, ['Little Baguio', 'Addition Hills', 'Maytunas']),
  placeIn('Marikina City', 'Metro Manila', 'suburb', 40_000, 110_000, [
    'Concepcion Uno',
    'Marikina Heights',
    'Jesus de la Peña',
    'Santo Niño',
  ]),
  placeIn('Caloocan City', 'Metro Manila', 'suburb', 25_000, 85_000, ['Camarin', 'Grace Park East', 'Bagumbong']),
  placeIn('Valenzuela City', 'Metro Manila', 'city', 25_000, null, ['Karuhatan', 'Malinta', 'Punturin']),
  placeIn('Dasmariñas City', 'Cavite', 'suburb', 14_000, 80_000, [
    'Salawag',
    'Salitran II',
    'Paliparan III',
    'Langkaan I',
  ]),
  placeIn('Imus City', 'Cavite', 'suburb', 16_000, 85_000, ['Anabu II-D', 'Malagasang I-G', 'Buhay na Tubig']),
  placeIn('Bacoor City', 'Cavite', 'suburb', 18_000, 88_000, ['Molino III', 'Queens Row East', 'Habay I']),
  placeIn('General Trias City', 'Cavite', 'suburb', 12_000, null, ['Pasong Kawayan II', 'Manggahan', 'San Francisco']),
  placeIn('Silang', 'Cavite', 'upland', 9_000, null, ['Lalaan I', 'Inchican', 'Pulong Bunga']),
  placeIn('Tagaytay City', 'Cavite', 'upland', 20_000, 130_000, ['Kaybagal South', 'Maharlika East', 'Iruhin West']),
  placeIn('Tanza', 'Cavite', 'coast', 8_000, null, ['Amaya I', 'Daang Amaya I', 'Punta I']),
  placeIn('Santa Rosa City', 'Laguna', 'suburb', 18_000, 95_000, ['Don Jose', 'Pulong Santa Cruz', 'Tagapo']),
  placeIn('Biñan City', 'Laguna', 'suburb', 15_000, 90_000, ['San Francisco', 'Langkiwa', 'Santo Niño']),
  placeIn('Calamba City', 'Laguna', 'suburb', 12_000, 85_000, ['Canlubang', 'Real', 'Bañadero', 'Pansol']),
  placeIn('Los Baños', 'Laguna', 'upland', 12_000, null, ['Anos', 'Batong Malake', 'Maahas']),
  placeIn('Cabuyao City', 'Laguna', 'suburb', 10_000, null, ['Mamatid', 'Pulo', 'Sala']),
  placeIn('Antipolo City', 'Rizal', 'upland', 16_000, 85_000, ['San Roque', 'Mayamot', 'Dalig']),
  placeIn('Cainta', 'Rizal', 'suburb', 25_000, 95_000, ['San Isidro', 'San Andres', 'Santo Domingo']),
  placeIn('Taytay', 'Rizal', 'suburb', 20_000, null, ['San Juan', 'Dolores', 'Muzon']),
  placeIn('Tanay', 'Rizal', 'farm', 3_000, null, ['Sampaloc', 'Cuyambay', 'Daraitan']),
  placeIn('San Jose del Monte City', 'Bulacan', 'suburb', 8_000, null, ['Graceville', 'Gaya-gaya', 'Kaypian']),
  placeIn('Malolos City', 'Bulacan', 'city', 9_000, null, ['Longos', 'Bulihan', 'Santo Rosario']),
  placeIn('Meycauayan City', 'Bulacan', 'suburb', 10_000, null, ['Malhacan', 'Pandayan', 'Saluysoy']),
  placeIn('Santa Maria', 'Bulacan', 'suburb', 7_000, null, ['Pulong Buhangin', 'Guyong', 'Cay Pombo']),
  placeIn('Lipa City', 'Batangas', 'suburb', 9_000, null, ['Marauoy', 'Inosloban', 'Antipolo del Norte']),
  placeIn('Santo Tomas City', 'Batangas', 'suburb', 8_000, null, ['San Antonio', 'Santa Clara', 'San Rafael']),
  placeIn('Nasugbu', 'Batangas', 'coast', 7_000, 110_000, ['Natipuan', 'Wawa', 'Bucana']),
  placeIn('Angeles City', 'Pampanga', 'city', 12_000, 80_000, ['Balibago', 'Pulung Maragul', 'Cutcut']),
  placeIn('City of San Fernando', 'Pampanga', 'city', 12_000, 80_000, ['Dolores', 'Calulut', 'Maimpis']),
  placeIn('Mabalacat City', 'Pampanga', 'suburb', 9_000, null, ['Dau', 'Camachiles', 'Mabiga']),
  placeIn('Cabanatuan City', 'Nueva Ecija', 'city', 6_000, null, ['Bitas', 'Aduas Centro', 'Bantug Norte']),
  placeIn('Tarlac City', 'Tarlac', 'city', 6_000, null, ['Matatalaib', 'Maliwalo', 'Carangian']),
  placeIn('Dagupan City', 'Pangasinan', 'coast', 9_000, null, ['Bonuan Gueset', 'Lucao', 'Tapuac']),
  placeIn('Cauayan City', 'Isabela', 'farm', 4_000, null, ['Minante I', 'Cabaruan', 'Labinab']),
  placeIn('Baguio City', 'Benguet', 'upland', 22_000, 120_000, ['Camp 7', 'Dontogan', 'Irisan']),
  placeIn('Subic', 'Zambales', 'coast', 5_000, null, ['Calapandayan', 'Matain', 'Pamatawan']),
  placeIn('Mariveles', 'Bataan', 'coast', 4_000, null, ['Alas-asin', 'Cabcaben', 'Camaya']),
  placeIn('Lucena City', 'Quezon', 'city', 7_000, null, ['Ibabang Dupay', 'Gulang-Gulang', 'Isabang']),
  placeIn('Naga City', 'Camarines Sur', 'city', 9_000, null, ['Peñafrancia', 'Concepcion Grande', 'Pacol']),
  placeIn('Cebu City', 'Cebu', 'business', 45_000, 150_000, ['Lahug', 'Banilad', 'Guadalupe', 'Mabolo', 'Kasambagan']),
  placeIn('Lapu-Lapu City', 'Cebu', 'coast', 20_000, 130_000, ['Punta Engaño', 'Marigondon', 'Maribago']),
  placeIn('Mandaue City', 'Cebu', 'city', 25_000, 120_000, ['Canduman', 'Tipolo', 'Cabancalan']),
  placeIn('Talisay City', 'Cebu', 'suburb', 12_000, null, ['Lawaan III', 'Lagtang', 'San Roque']),
  placeIn('Moalboal', 'Cebu', 'coast', 5_000, null, ['Saavedra', 'Basdiot', 'Tuble']),
  placeIn('Bacolod City', 'Negros Occidental', 'city', 10_000, 85_000, ['Mandalagan', 'Alijis', 'Bata']),
  placeIn('Dumaguete City', 'Negros Oriental', 'coast', 10_000, 80_000, ['Bantayan', 'Daro', 'Batinguel']),
  placeIn('Iloilo City', 'Iloilo', 'city', 14_000, 100_000, ['Bolilao', 'Buhang', 'Magsaysay Village']),
  placeIn('Malay', 'Aklan', 'coast', 25_000, 140_000, ['Balabag', 'Manoc-Manoc', 'Yapak', 'Caticlan']),
  placeIn('Tagbilaran City', 'Bohol', 'city', 9_000, null, ['Cogon', 'Dao', 'Manga']),
  placeIn('Panglao', 'Bohol', 'coast', 12_000, 110_000, ['Doljo', 'Tawala', 'Libaong']),
  placeIn('Puerto Princesa City', 'Palawan', 'coast', 7_000, null, ['Tiniguiban', 'Irawan', 'Bancao-Bancao']),
  placeIn('El Nido', 'Palawan', 'coast', 8_000, null, ['Villa Libertad', 'Sibaltan', 'Bucana']),
  placeIn('General Luna', 'Surigao del Norte', 'coast', 9_000, null, ['Catangnan', 'Malinao', 'Santa Fe']),
  placeIn('Davao City', 'Davao del Sur', 'city', 14_000, 115_000, [
    'Agdao',
    'Cabantian',
    'Catalunan Grande',
    'Catalunan Pequeño',
  ]),
  placeIn('Tagum City', 'Davao del Norte', 'suburb', 7_000, null, ['Apokon', 'Mankilam', 'Visayan Village']),
  placeIn('Island Garden City of Samal', 'Davao del Norte', 'coast', 5_000, null, ['Caliclic', 'Camudmud', 'Limao']),
  placeIn('General Santos City', 'South Cotabato', 'city', 7_000, null, ['Lagao', 'City Heights', 'Apopong']),
  placeIn('Cagayan de Oro City', 'Misamis Oriental', 'city', 10_000, 95_000, ['Carmen', 'Lapasan', 'Lumbia', 'Gusa']),
  placeIn('Malaybalay City', 'Bukidnon', 'farm', 2_500, null, ['Casisang', 'Aglayan', 'Dalwangan']),
  placeIn('Zamboanga City', 'Zamboanga del Sur', 'city', 8_000, null, ['Guiwan', 'Tetuan', 'Canelar']),
]

const EVERYWHERE: readonly Setting[] = ['business', 'city', 'suburb', 'upland', 'coast', 'farm']

const SETTINGS: Readonly<Record<Family, readonly Setting[]>> = {
  house: ['city', 'suburb', 'upland', 'coast'],
  condo: ['business', 'city', 'suburb', 'upland', 'coast'],
  lot: ['suburb', 'upland', 'coast', 'farm'],
  shopLot: ['business', 'city', 'suburb'],
  building: ['business', 'city'],
  hotel: ['business', 'city', 'upland', 'coast'],
  resort: ['coast', 'upland'],
  farm: ['farm', 'upland'],
  factoryLot: ['suburb'],
  memorial: ['suburb', 'city', 'upland'],
  special: EVERYWHERE,
}

/** Above this, nobody farms. */
const DEAREST_FARMLAND_PESOS_PER_SQM = 12_000

const CACHE = new Map<Family, readonly Place[]>()

/** Places where such a thing would stand. */
export function placesFor(family: Family): readonly Place[] {
  const known = CACHE.get(family)
  if (known !== undefined) return known
  const places = PLACES.filter((place) => SETTINGS[family].includes(place.setting) && suits(family, place))
  CACHE.set(family, places)
  return places
}

function suits(family: Family, place: Place): boolean {
  if (family === 'condo') return place.condoPesosPerSqm !== null
  if (family === 'farm') return place.landPesosPerSqm <= DEAREST_FARMLAND_PESOS_PER_SQM
  return true
}

/** What a place is like: it decides what stands there and how the texts speak of it. */
export type Setting = 'business' | 'city' | 'suburb' | 'upland' | 'coast' | 'farm'

/** A real city or municipality with some of its barangays, and the price level that its listings take. */
export interface Place {
  readonly city: string
  readonly province: string
  readonly barangays: readonly string[]
  readonly setting: Setting
  /** Rough asking price of residential land. */
  readonly landPesosPerSqm: number
  /** Rough asking price of condominium floor area; null where none are sold. */
  readonly condoPesosPerSqm: number | null
}

/** A location as staff write it: `Sun Valley, Parañaque City, Metro Manila`. */
export function locationOf(place: Place, barangay: string): string {
  return `${barangay}, ${place.city}, ${place.province}`
}
