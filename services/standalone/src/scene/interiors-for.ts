import type { Family } from '../demo/offering.ts'
import type { RoomName } from './room-scenes.ts'

/** One list for each picture; any of a list will do. */
type Rooms = readonly (readonly RoomName[])[]

const HOUSE: Rooms = [
  ['living room to the garden', 'living room to the mountains', 'living room in the last sun'],
  ['kitchen with an island', 'kitchen in oak'],
  ['main bedroom in the morning', 'main bedroom in clay'],
  ['dining room', 'dining room at dusk'],
  ['bathroom to the garden'],
  ['second bedroom', 'study'],
]
const FLAT: Rooms = [
  ['lounge over the city at night', 'lounge over the city at noon', 'living room over the city at dusk'],
  ['bedroom over the city', 'bedroom over the city at night'],
  ['kitchen at dusk'],
  ['bathroom in slate'],
  ['balcony over the city', 'balcony over the city at noon'],
]
const SHARED: Rooms = [['lobby in the morning', 'lobby at dusk'], ['fitness gym']]

/** What sets a unit type of condominiums apart, by its code (§3). */
const OWN_ROOM: Readonly<Record<number, Rooms>> = {
  5: [['studio over the city', 'studio in the last sun']],
  9: [['loft of double height']],
  11: [['home office']],
}

const OTHERS: Partial<Record<Family, Rooms>> = {
  building: [['open office'], ['lobby in the morning', 'lobby at dusk']],
  hotel: [
    ['lobby at dusk'],
    ['guest room to the sea'],
    ['guest lounge to the sea'],
    ['bathroom to the garden'],
    ['fitness gym'],
  ],
  resort: [['guest room to the sea'], ['balcony to the sea'], ['guest lounge to the sea'], ['bathroom to the garden']],
}

/** The rooms that a listing shows, in order: a studio is one room, and land has none. */
export function interiorsFor(family: Family, unitType: number): Rooms {
  if (family === 'house') return HOUSE
  if (family !== 'condo') return OTHERS[family] ?? []
  const own = OWN_ROOM[unitType] ?? []
  // One room for everything has no bedroom or lounge beside it.
  const rest = unitType === 5 ? FLAT.slice(2) : own.length > 0 ? FLAT.slice(1) : FLAT
  return [...own, ...rest, ...SHARED]
}
