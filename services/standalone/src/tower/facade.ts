import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch, Surface } from '../drawing/surface.ts'

export type Bay = 'wall' | 'window' | 'glass' | 'balcony'

export interface FacadeShape {
  readonly floors: number
  readonly floorMetres: number
  /** From left to right; repeated to fill the width. */
  readonly bays: readonly Bay[]
  readonly bayMetres: number
  readonly slabColor: string
  readonly railColor: string
}

const BALCONY_METRES = 1.3
const RAIL_METRES = 1.05
const SLAB_METRES = 0.3
/** How much sky panes mirror: some have their blinds down. */
const MIRRORED_SKY = [0.08, 0.2, 0.42]
const LAMPLIGHT = ['#ffe0a8', '#f2b973', '#cf9a68', '#a98468']

/** Floors of windows and balconies; those far above or below the eye first, since nearer ones stand before them. */
export function facade(shape: FacadeShape): Detail {
  return (surface) => {
    const eyeLevel = surface.stage.camera.eye[1] - surface.face.origin[1]
    const floors = Array.from({ length: shape.floors }, (_floor, index) => index * shape.floorMetres)
    const awayFromEye = (level: number) => Math.abs(level + shape.floorMetres / 2 - eyeLevel)
    for (const level of floors.toSorted((a, b) => awayFromEye(b) - awayFromEye(a))) paintFloor(surface, shape, level)
  }
}

function paintFloor(surface: Surface, shape: FacadeShape, level: number): void {
  const { canvas, light, random } = surface.stage
  const { floorMetres, bays, slabColor } = shape
  const count = Math.max(1, Math.round(surface.widthMetres / shape.bayMetres))
  const width = surface.widthMetres / count
  const panes: Pixel[][][] = [...MIRRORED_SKY, ...LAMPLIGHT].map(() => [])
  const balconies: Patch[] = []
  for (let index = 0; index < count; index += 1) {
    const bay = bays[index % bays.length] ?? 'wall'
    if (bay === 'wall') continue
    const pane = paneOf(bay, index * width, level, width, floorMetres)
    const outline = surface.outline(pane)
    const isLit = random.chance(light.litWindows * 0.4)
    const tone = isLit
      ? MIRRORED_SKY.length + random.int(0, LAMPLIGHT.length - 1)
      : random.int(0, MIRRORED_SKY.length - 1)
    panes[tone]?.push(outline)
    if (bay === 'balcony') balconies.push({ left: index * width, bottom: level, width, height: RAIL_METRES })
  }
  const height = level / Math.max(1, surface.heightMetres)
  const mirrored = MIRRORED_SKY.map((share) => color.between(light.glass[1], light.glass[0], share + height * 0.55))
  for (const [tone, paint] of [...mirrored, ...LAMPLIGHT].entries()) canvas.fill(panes[tone] ?? [], paint)
  surface.patch(
    { left: 0, bottom: level - SLAB_METRES / 2, width: surface.widthMetres, height: SLAB_METRES },
    slabColor,
  )
  for (const balcony of joined(balconies)) paintBalcony(surface, shape, balcony)
}

function paneOf(bay: Bay, left: number, level: number, width: number, floor: number): Patch {
  if (bay === 'glass') return { left: left + 0.08, bottom: level + 0.2, width: width - 0.16, height: floor - 0.4 }
  if (bay === 'balcony')
    return { left: left + width * 0.1, bottom: level + 0.2, width: width * 0.8, height: floor - 0.75 }
  return { left: left + width * 0.16, bottom: level + 0.95, width: width * 0.68, height: floor - 1.5 }
}

/** A slab that juts out, seen from below or from above, with a balustrade around it. */
function paintBalcony(surface: Surface, shape: FacadeShape, { left, bottom, width }: Patch): void {
  const { canvas, camera, light } = surface.stage
  const right = left + width
  const slabBottom = bottom - SLAB_METRES / 2
  const quad = (corners: readonly (readonly [along: number, up: number, out: number])[]) =>
    camera.outline(corners.map(([along, up, out]) => surface.at(along, up, out)))
  const out = BALCONY_METRES
  const under = quad([
    [left, slabBottom, 0],
    [right, slabBottom, 0],
    [right, slabBottom, out],
    [left, slabBottom, out],
  ])
  canvas.polygon(under, color.between(surface.shade(shape.slabColor), '#2a2f3a', 0.35), 0.3)
  // The shade of the slab on the wall below it.
  canvas.fill(
    [surface.outline({ left, bottom: slabBottom - 0.5, width, height: 0.5 })],
    light.shadow.color,
    light.shadow.opacity,
  )
  const top = bottom + RAIL_METRES
  const sides = [left, right].map((x) =>
    quad([
      [x, bottom, 0],
      [x, bottom, out],
      [x, top, out],
      [x, top, 0],
    ]),
  )
  const front = quad([
    [left, bottom, out],
    [right, bottom, out],
    [right, top, out],
    [left, top, out],
  ])
  const edge = quad([
    [left, slabBottom, out],
    [right, slabBottom, out],
    [right, bottom + 0.1, out],
    [left, bottom + 0.1, out],
  ])
  canvas.fill([...sides, front], surface.shade(shape.railColor), 0.5)
  canvas.polygon(edge, surface.shade(shape.slabColor), 0.3)
}

/** Neighbouring balconies share one slab. */
function joined(balconies: readonly Patch[]): Patch[] {
  const rows: Patch[] = []
  for (const next of balconies) {
    const last = rows.at(-1)
    if (last !== undefined && Math.abs(last.left + last.width - next.left) < 0.01)
      rows[rows.length - 1] = { ...last, width: last.width + next.width }
    else rows.push(next)
  }
  return rows
}
