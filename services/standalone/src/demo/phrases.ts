import type { Family } from './offering.ts'
import type { Setting } from './places-for.ts'

/**
 * Sentences of the texts. `{noun}`, `{barangay}`, `{city}`, `{floor}` and `{lot}` are filled in; a sentence whose
 * value is missing is not used.
 */
export const PHRASES = {
  opening: {
    house: [
      'A {noun} with morning light in the kitchen and a quiet street at the door, in {barangay}, {city}.',
      'Set back from the main road in {barangay}, this {noun} has {floor} of living space on a {lot} lot.',
      'This {noun} in {city} was planned around its dining table: everyone passes through, nobody is in the way.',
      'High ceilings, wide windows and a covered carport make this {noun} easy to live in through the hot months.',
    ],
    condo: [
      'This {noun} in {barangay} gives you {floor} with a proper kitchen and space for a full dining table.',
      'A bright {noun} above the noise of {city}, with windows on the breeze side and storage where you need it.',
      'Walk home to this {noun} in {barangay}: the lift, the gym and the corner bakery are all a minute apart.',
      'A {noun} for people who would rather be out in {city} than stuck in traffic on the way to it.',
    ],
    lot: [
      'A {lot} residential lot in {barangay}, level and ready to build on.',
      'Build the house you have drawn for years on this {lot} lot in {city}.',
      'An inner lot of {lot} on a finished concrete road, with neighbours already moved in.',
    ],
    shopLot: [
      'A {lot} commercial lot with frontage on one of the busier roads of {barangay}, {city}.',
      'Foot traffic from early morning passes this {lot} lot in {city}; a bank, a clinic or a row of shops would do well.',
    ],
    building: [
      'Space to work in {barangay}: {floor} with its own meter, fibre in the riser and a pantry on every floor.',
      'A well-kept building in {city} with {floor} that can be taken whole or divided by storey.',
    ],
    hotel: [
      'A hotel address in {barangay}, {city}, with the kitchen, laundry and back-of-house kept in working order.',
      'Rooms that fill on weekends and long holidays, ten minutes from the terminal of {city}.',
    ],
    resort: [
      'Mornings here start with coffee on the deck and the water of {city} in front of you.',
      'A leisure property in {barangay} with grown coconut trees, its own well and room for more villas.',
    ],
    farm: [
      '{lot} of farmland in {barangay}, {city}, with a dirt road to the gate and a creek along one side.',
      'Good soil, an old mango stand and a caretaker’s hut: {lot} of farm within the hills of {city}.',
    ],
    factoryLot: [
      'A {lot} industrial lot in {city} with a truck-wide gate and three-phase power at the boundary.',
      'Flat and fenced, this {lot} site in {barangay} suits a warehouse, a depot or light assembly.',
    ],
    memorial: [
      'A {lot} memorial lot on a quiet lawn in {city}, under the shade of full-grown trees.',
      'A place to remember in {barangay}: a {lot} lot close to the chapel, with perpetual care.',
    ],
    special: [
      'A {lot} property in {city} fit for a school, a chapel or a retreat house.',
      'Few sites like this remain in {barangay}: {lot} in one title, with a wall on three sides.',
    ],
  } satisfies Record<Family, readonly string[]>,
  setting: {
    business: [
      'Offices, a hospital and good places for lunch are a short walk away.',
      'The train, the mall and the business district can all be reached on foot.',
    ],
    city: [
      'Jeepneys pass the corner, and the market, the church and two schools are close by.',
      'The city hall and the public market are five minutes away, without crossing the highway.',
    ],
    suburb: [
      'The expressway is a quarter of an hour away, and the village roads stay quiet all the same.',
      'Schools and a hospital are within ten minutes, and the gate is guarded day and night.',
    ],
    upland: [
      'Evenings are cool enough to sleep with the windows open.',
      'Pine and coffee grow along the road up, and the air is several degrees cooler than in the lowlands.',
    ],
    coast: [
      'The beach is a few minutes away, and a sea breeze keeps the rooms cool in the afternoon.',
      'Fishing boats land every morning nearby, and the airport road is sealed all the way.',
    ],
    farm: [
      'The town proper is near enough for supplies, and far enough for the stars.',
      'Water is year-round, and a sealed road takes the harvest to the highway.',
    ],
  } satisfies Record<Setting, readonly string[]>,
  homeExtra: [
    'Newly repainted, with tiled floors throughout.',
    'Kitchen cabinets and wardrobes stay with the unit.',
    'Water pressure is good on every floor, and there is a tank for the dry season.',
    'Pets are welcome.',
    'Rooms for a helper and for laundry are at the back.',
    'Two air-conditioning units are installed.',
  ],
  closing: {
    sale: [
      'The title is clean and in the owner’s name. Viewings by appointment, weekends included.',
      'Asking price is slightly negotiable for a buyer with ready papers.',
      'Real property tax is paid up to this year. Come and see it before you decide.',
    ],
    rent: [
      'One month advance and two months deposit, with post-dated cheques. Minimum of one year.',
      'Association dues are included in the rent; power and water are by meter.',
      'Available at once, and viewable on any day with a few hours’ notice.',
    ],
    project: [
      'Reserve with a small fee that is deducted from the equity. Site tripping is free, every day of the week.',
      'Ask for the computation sheet: equity is spread over the months before turnover.',
      'Turnover follows the schedule in the contract to sell, and the punch list is done with you.',
    ],
  },
  project: [
    '{name} rises in {barangay}, {city}, on land that was chosen for its trees and its height above the creek.',
    'At {name}, streets curve around pocket parks and every home is a short walk from the clubhouse.',
    '{name} brings a calm address to {barangay}, with wide sidewalks, buried cables and rain gardens.',
    'Planned as one neighbourhood from the start, {name} keeps cars at the edge and people in the middle.',
  ],
  projectLand: [
    '{name} lies in {barangay}, {city}, with roads, drains and street lights already in place.',
    '{name} was laid out by hand along the contours of {barangay}, so that every lot drains by itself.',
  ],
} as const

/** A sentence with its `{placeholders}` filled in, or undefined when a value for one is missing. */
export function fill(sentence: string, values: Readonly<Record<string, string | null>>): string | undefined {
  let isWhole = true
  const filled = sentence.replace(/\{(\w+)\}/g, (_placeholder, key: string) => {
    const value = values[key] ?? null
    if (value === null) isWhole = false
    return value ?? ''
  })
  return isWhole ? filled : undefined
}
