import type { Random } from '../demo/random.ts'
import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import { HOUSE_PALETTES } from '../building/house-palette.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'

export interface VillageShape {
  readonly from: number
  readonly to: number
  /** Metres behind the first house's front. */
  readonly z: number
}

/** Neighbouring houses, plain enough to stay in the background. */
export function village({ from, to, z }: VillageShape, random: Random): Piece[] {
  const pieces: Piece[] = []
  for (let x = from; x < to;) {
    const width = 8 + random.next() * 4
    const storeys = random.chance(0.65) ? 2 : 1
    const palette = random.pick(Object.values(HOUSE_PALETTES))
    const wall = materials.plaster(palette.wall)
    const roof = { material: materials.plaster(palette.roof), fascia: materials.plaster(palette.trim), soffit: wall }
    const depth = z + random.next() * 4
    const height = storeys * 3
    const panes = Array.from({ length: storeys * 2 }, (_pane, index) =>
      glazing({
        left: width * (index % 2 === 0 ? 0.14 : 0.58),
        bottom: 0.9 + Math.floor(index / 2) * 3,
        width: width * 0.26,
        height: 1.5,
        frameColor: palette.frame,
      }),
    )
    pieces.push(
      box({ at: [x, 0, depth], size: [width, height, 8], material: wall, front: panes, left: panes.slice(0, 2) }),
      ...hipRoof({
        at: [x, height, depth],
        widthMetres: width,
        depthMetres: 8,
        riseMetres: 2,
        eavesMetres: 0.6,
        ...roof,
      }),
    )
    x += width + 2.4 + random.next() * 3
  }
  return pieces
}
