import { paintFurnishing } from './paint-furnishing.ts'
import { paintOpening } from './paint-opening.ts'
import { paintPlanFrame } from './paint-plan-frame.ts'
import type { FloorPlan, PlanRoom, RoomUse } from './floor-plan.ts'
import { createPlanSheet, INK, PAPER, type PlanSheet } from './plan-sheet.ts'

const FLOORS: Readonly<Record<RoomUse, string>> = {
  living: '#ecd9bc',
  dining: '#ecd9bc',
  hall: '#f0e6d5',
  study: '#e8d6b9',
  bedroom: '#e9dcc6',
  kitchen: '#e4e1d6',
  bath: '#d5e2e1',
  stairs: '#efe7d8',
  garage: '#dedbd3',
  balcony: '#dccbb0',
  garden: '#cfdab4',
  service: '#e3dfd5',
  office: '#ece3d3',
  shop: '#ecdcc4',
  lobby: '#e9e2d4',
}
const TEXTURES: Partial<Record<RoomUse, 'boards' | 'tiles'>> = {
  living: 'boards',
  dining: 'boards',
  bedroom: 'boards',
  study: 'boards',
  balcony: 'boards',
  kitchen: 'tiles',
  bath: 'tiles',
  service: 'tiles',
  garage: 'tiles',
}
const WALL_METRES = 0.17
const OPEN_AIR: readonly RoomUse[] = ['garden', 'balcony']

/** A furnished floor plan with the names of its rooms. */
export function floorPlanScene({ rooms, openings }: FloorPlan): string {
  const width = Math.max(...rooms.map((room) => room.x + room.width))
  const depth = Math.max(...rooms.map((room) => room.y + room.depth))
  const sheet = createPlanSheet(width, depth)
  paintPlanFrame(sheet, width, depth)
  for (const { x, y, width: w, depth: d } of rooms) sheet.box(x + 0.14, y + 0.2, w, d, '#e6dccb')
  for (const room of rooms) paintFloor(sheet, room)
  for (const room of rooms) paintFurnishing(sheet, room)
  for (const room of rooms.filter(({ use }) => OPEN_AIR.includes(use))) paintWalls(sheet, room, 0.06)
  for (const room of rooms.filter(({ use }) => !OPEN_AIR.includes(use))) paintWalls(sheet, room, WALL_METRES)
  for (const opening of openings) paintOpening(sheet, opening, WALL_METRES)
  for (const room of rooms) paintLabel(sheet, room)
  return sheet.canvas.toSvg()
}

function paintFloor(sheet: PlanSheet, { use, x, y, width, depth }: PlanRoom): void {
  sheet.box(x, y, width, depth, FLOORS[use])
  const texture = TEXTURES[use]
  if (texture === undefined) return
  const step = texture === 'boards' ? 0.22 : 0.5
  const lines = []
  for (let along = step; along < depth; along += step)
    lines.push([[x, y + along] as const, [x + width, y + along] as const])
  if (texture === 'tiles')
    for (let across = step; across < width; across += step)
      lines.push([[x + across, y] as const, [x + across, y + depth] as const])
  sheet.lines(lines, '#ffffff', 0.012)
}

function paintWalls(sheet: PlanSheet, { x, y, width, depth }: PlanRoom, metres: number): void {
  sheet.box(x, y, width, depth, 'none', { stroke: INK, strokeMetres: metres })
}

function paintLabel(sheet: PlanSheet, { label, x, y, width, depth, use }: PlanRoom): void {
  if (label === '') return
  const middle = [x + width / 2, y + depth * (use === 'bedroom' || use === 'living' ? 0.62 : 0.52)] as const
  const height = Math.min(0.24, width * 0.09)
  const reach = Math.min(width * 0.86, label.length * height * 1.15 + 0.1)
  sheet.box(middle[0] - reach / 2, middle[1] - height, reach, height * 2, PAPER, {
    opacity: 0.72,
    radiusMetres: height,
  })
  sheet.label(label, middle[0], middle[1], height, INK, reach * 0.86)
}
