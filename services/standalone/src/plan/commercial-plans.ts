import type { FloorPlan, PlanOpening, PlanRoom } from './floor-plan.ts'

/** An office floor around its core. */
const OFFICE: FloorPlan = {
  rooms: [
    { use: 'office', label: 'OPEN OFFICE', x: 0, y: 0, width: 9.4, depth: 7 },
    { use: 'office', label: 'OFFICE', x: 14.2, y: 0, width: 4.4, depth: 4.2 },
    { use: 'office', label: 'MEETING', x: 14.2, y: 4.2, width: 4.4, depth: 4.2 },
    { use: 'lobby', label: 'RECEPTION', x: 9.4, y: 6.4, width: 4.8, depth: 5 },
    { use: 'stairs', label: '', x: 9.4, y: 0, width: 2.4, depth: 3.4 },
    { use: 'bath', label: 'T & B', x: 11.8, y: 0, width: 2.4, depth: 3.4 },
    { use: 'hall', label: 'LIFTS', x: 9.4, y: 3.4, width: 4.8, depth: 3 },
    { use: 'office', label: 'TEAM ROOM', x: 0, y: 7, width: 5.6, depth: 4.4 },
    { use: 'kitchen', label: 'PANTRY', x: 5.6, y: 7, width: 3.8, depth: 4.4, wall: 'bottom' },
    { use: 'service', label: 'ARCHIVE', x: 14.2, y: 8.4, width: 4.4, depth: 3 },
  ],
  openings: [
    { kind: 'window', x: 0, y: 0.8, run: 'y', lengthMetres: 5.4 },
    { kind: 'window', x: 1, y: 0, run: 'x', lengthMetres: 7.4 },
    { kind: 'window', x: 0, y: 7.8, run: 'y', lengthMetres: 2.8 },
    { kind: 'window', x: 18.6, y: 0.8, run: 'y', lengthMetres: 2.6 },
    { kind: 'window', x: 18.6, y: 5, run: 'y', lengthMetres: 2.6 },
    { kind: 'gap', x: 9.4, y: 4, run: 'y', lengthMetres: 1.8 },
    { kind: 'gap', x: 10, y: 6.4, run: 'x', lengthMetres: 3.4 },
    { kind: 'door', x: 14.2, y: 3, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'door', x: 14.2, y: 5, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'door', x: 14.2, y: 9, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'gap', x: 3, y: 7, run: 'x', lengthMetres: 1.6 },
    { kind: 'gap', x: 7.4, y: 7, run: 'x', lengthMetres: 1.4 },
    { kind: 'door', x: 11, y: 11.4, run: 'x', lengthMetres: 1.6, swing: -1 },
    { kind: 'gap', x: 10, y: 3.4, run: 'x', lengthMetres: 1 },
    { kind: 'door', x: 12.6, y: 3.4, run: 'x', lengthMetres: 0.8, swing: -1 },
  ],
}

const HOTEL_ROOM = { width: 3.6, depth: 5.4, bath: 1.9 }

/** A floor of equal rooms on both sides of a corridor. */
const HOTEL: FloorPlan = {
  rooms: [
    { use: 'hall', label: 'CORRIDOR', x: 0, y: HOTEL_ROOM.depth + 1.9, width: HOTEL_ROOM.width * 5, depth: 1.8 },
    ...[0, 1, 2, 3, 4].flatMap((index) => hotelRoom(index, 'above')),
    ...[0, 1, 3, 4].flatMap((index) => hotelRoom(index, 'below')),
    {
      use: 'stairs',
      label: '',
      x: HOTEL_ROOM.width * 2,
      y: HOTEL_ROOM.depth + 3.7,
      width: HOTEL_ROOM.width / 2,
      depth: 3.4,
    },
    {
      use: 'service',
      label: 'LIFTS',
      x: HOTEL_ROOM.width * 2.5,
      y: HOTEL_ROOM.depth + 3.7,
      width: HOTEL_ROOM.width / 2,
      depth: 3.4,
    },
    {
      use: 'lobby',
      label: 'LOUNGE',
      x: HOTEL_ROOM.width * 2,
      y: HOTEL_ROOM.depth + 7.1,
      width: HOTEL_ROOM.width,
      depth: 3.9,
    },
  ],
  openings: [
    ...[0, 1, 2, 3, 4].flatMap((index) => hotelOpenings(index, 'above')),
    ...[0, 1, 3, 4].flatMap((index) => hotelOpenings(index, 'below')),
    { kind: 'gap', x: HOTEL_ROOM.width * 2.6, y: HOTEL_ROOM.depth + 3.7, run: 'x', lengthMetres: 1.2 },
  ],
}

/** A villa of a resort: two bedrooms on both sides of the living room, everything open to a deck. */
const VILLA: FloorPlan = {
  rooms: [
    { use: 'bedroom', label: 'BEDROOM 1', x: 0, y: 0, width: 4.2, depth: 4.4, wall: 'left', wardrobe: 'start' },
    { use: 'bath', label: 'BATH', x: 0, y: 4.4, width: 4.2, depth: 2.2 },
    { use: 'kitchen', label: 'KITCHEN', x: 4.2, y: 0, width: 5, depth: 2.4 },
    { use: 'living', label: 'LIVING', x: 4.2, y: 2.4, width: 5, depth: 4.2, wall: 'left' },
    { use: 'bedroom', label: 'BEDROOM 2', x: 9.2, y: 0, width: 4.2, depth: 4.4, wall: 'right', wardrobe: 'end' },
    { use: 'bath', label: 'BATH', x: 9.2, y: 4.4, width: 4.2, depth: 2.2 },
    { use: 'balcony', label: 'DECK', x: 0, y: 6.6, width: 13.4, depth: 2.2 },
    { use: 'garden', label: 'GARDEN', x: 0, y: 8.8, width: 13.4, depth: 1.6 },
  ],
  openings: [
    { kind: 'window', x: 0, y: 1.2, run: 'y', lengthMetres: 2 },
    { kind: 'window', x: 13.4, y: 1.2, run: 'y', lengthMetres: 2 },
    { kind: 'door', x: 4.2, y: 3, run: 'y', lengthMetres: 0.9, swing: -1 },
    { kind: 'door', x: 9.2, y: 3, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'door', x: 2.8, y: 4.4, run: 'x', lengthMetres: 0.75, swing: 1 },
    { kind: 'door', x: 10, y: 4.4, run: 'x', lengthMetres: 0.75, swing: 1 },
    { kind: 'gap', x: 4.8, y: 2.4, run: 'x', lengthMetres: 3.8 },
    { kind: 'gap', x: 4.9, y: 6.6, run: 'x', lengthMetres: 3.6 },
    { kind: 'window', x: 5.6, y: 0, run: 'x', lengthMetres: 2.2 },
  ],
}

export const COMMERCIAL_PLANS = { office: OFFICE, hotel: HOTEL, villa: VILLA } as const

function hotelRoom(index: number, side: 'above' | 'below'): PlanRoom[] {
  const { width, depth, bath } = HOTEL_ROOM
  const x = index * width
  const isAbove = side === 'above'
  const corridor = depth + 1.9
  return [
    {
      use: 'bedroom',
      label: 'ROOM',
      x,
      y: isAbove ? 0 : corridor + 1.8 + bath,
      width,
      depth,
      wall: index % 2 === 0 ? 'left' : 'right',
    },
    {
      use: 'bath',
      label: '',
      x,
      y: isAbove ? depth : corridor + 1.8,
      width: 2.2,
      depth: bath,
      wall: isAbove ? 'top' : 'bottom',
    },
    { use: 'hall', label: '', x: x + 2.2, y: isAbove ? depth : corridor + 1.8, width: width - 2.2, depth: bath },
  ]
}

function hotelOpenings(index: number, side: 'above' | 'below'): PlanOpening[] {
  const { width, depth, bath } = HOTEL_ROOM
  const x = index * width
  const isAbove = side === 'above'
  const corridor = depth + 1.9
  return [
    { kind: 'window', x: x + 0.8, y: isAbove ? 0 : corridor + 1.8 + bath + depth, run: 'x', lengthMetres: 2 },
    { kind: 'gap', x: x + 2.4, y: isAbove ? depth : corridor + 1.8 + bath, run: 'x', lengthMetres: 1 },
    {
      kind: 'door',
      x: x + 2.5,
      y: isAbove ? corridor : corridor + 1.8,
      run: 'x',
      lengthMetres: 0.9,
      swing: isAbove ? -1 : 1,
    },
    { kind: 'door', x: x + 2.2, y: (isAbove ? depth : corridor + 1.8) + 0.5, run: 'y', lengthMetres: 0.75, swing: -1 },
  ]
}
