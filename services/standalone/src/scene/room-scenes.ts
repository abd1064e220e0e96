import { balcony } from '../room/balcony.ts'
import { bathroom } from '../room/bathroom.ts'
import { bedroom } from '../room/bedroom.ts'
import { diningRoom } from '../room/dining-room.ts'
import { gym } from '../room/gym.ts'
import { homeOffice } from '../room/home-office.ts'
import { kitchen } from '../room/kitchen.ts'
import { livingRoom } from '../room/living-room.ts'
import { lobby } from '../room/lobby.ts'
import { loft } from '../room/loft.ts'
import { lounge } from '../room/lounge.ts'
import { openOffice } from '../room/open-office.ts'
import { outdoors } from '../room/outdoors.ts'
import { ROOM_PALETTES } from '../room/room-palette.ts'
import { roomScene } from '../room/room-scene.ts'
import type { Room } from '../room/room.ts'
import { smallBedroom } from '../room/small-bedroom.ts'
import { studio } from '../room/studio.ts'
import type { DemoScene } from './demo-scene.ts'

const { oak, sage, clay, slate, linen } = ROOM_PALETTES
const { garden, city, sea } = outdoors
const FIRST_SEED = 5000

/** By what a room is for, in homes with a garden and in flats high above the city. */
const ROWS = {
  'living room to the garden': () => livingRoom({ palette: oak, light: 'morning', outdoors: garden(-4) }),
  'living room to the mountains': () => lounge({ palette: clay, light: 'noon', outdoors: garden(3, 'mountains') }),
  'living room in the last sun': () => livingRoom({ palette: sage, light: 'golden', outdoors: garden(-4, 'hills') }),
  'main bedroom in the morning': () => bedroom({ palette: sage, light: 'morning', outdoors: garden(-4, 'hills') }),
  'main bedroom in clay': () => bedroom({ palette: clay, light: 'noon', outdoors: garden(-4) }),
  'second bedroom': () => smallBedroom({ palette: linen, light: 'noon', outdoors: garden(2, 'mountains') }),
  'kitchen with an island': () => kitchen({ palette: sage, light: 'morning', outdoors: garden(-4) }),
  'kitchen in oak': () => kitchen({ palette: oak, light: 'overcast', outdoors: garden(-4, 'hills') }),
  'dining room': () => diningRoom({ palette: clay, light: 'noon', outdoors: garden(2, 'hills') }),
  'dining room at dusk': () => diningRoom({ palette: slate, light: 'dusk', outdoors: garden(2) }),
  'bathroom to the garden': () => bathroom({ palette: linen, light: 'morning', outdoors: garden(9) }),
  study: () => homeOffice({ palette: sage, light: 'morning', outdoors: garden(2) }),
  'lounge over the city at night': () => lounge({ palette: slate, light: 'night', outdoors: city }),
  'lounge over the city at noon': () => lounge({ palette: oak, light: 'noon', outdoors: city }),
  'living room over the city at dusk': () => livingRoom({ palette: slate, light: 'dusk', outdoors: city }),
  'bedroom over the city': () => bedroom({ palette: linen, light: 'golden', outdoors: city }),
  'bedroom over the city at night': () => bedroom({ palette: slate, light: 'night', outdoors: city }),
  'kitchen at dusk': () => kitchen({ palette: linen, light: 'dusk', outdoors: city }),
  'bathroom in slate': () => bathroom({ palette: slate, light: 'overcast', outdoors: city }),
  'studio over the city': () => studio({ palette: linen, light: 'overcast', outdoors: city }),
  'studio in the last sun': () => studio({ palette: sage, light: 'golden', outdoors: city }),
  'loft of double height': () => loft({ palette: oak, light: 'noon', outdoors: city }),
  'home office': () => homeOffice({ palette: oak, light: 'golden', outdoors: city }),
  'balcony over the city': () => balcony({ palette: sage, light: 'dusk', outdoors: city }),
  'balcony over the city at noon': () => balcony({ palette: linen, light: 'noon', outdoors: city }),
  'balcony to the sea': () => balcony({ palette: oak, light: 'golden', outdoors: sea }),
  'guest room to the sea': () => bedroom({ palette: oak, light: 'noon', outdoors: sea }),
  'guest lounge to the sea': () => lounge({ palette: linen, light: 'noon', outdoors: sea }),
  'lobby in the morning': () => lobby({ palette: clay, light: 'morning', outdoors: garden(-6) }),
  'lobby at dusk': () => lobby({ palette: slate, light: 'dusk', outdoors: city }),
  'fitness gym': () => gym({ palette: oak, light: 'noon', outdoors: city }),
  'open office': () => openOffice({ palette: sage, light: 'noon', outdoors: city }),
} satisfies Record<string, () => Room>

export type RoomName = keyof typeof ROWS

/** Rooms, by name. */
export const ROOM_SCENES: readonly (DemoScene & { readonly name: string })[] = Object.entries(ROWS).map(
  ([name, room], index) => ({
    name,
    kind: 'actual',
    subject: 'interior',
    svg: () => roomScene(room(), FIRST_SEED + index),
  }),
)
