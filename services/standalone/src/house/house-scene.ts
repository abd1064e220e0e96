import { createRandom } from '../demo/random.ts'
import type { View } from '../drawing/camera.ts'
import type { LightName } from '../drawing/lights.ts'
import type { Piece } from '../drawing/piece.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { car } from '../scenery/car.ts'
import { grass } from '../scenery/grass.ts'
import { hedge } from '../scenery/hedge.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { paintBranch, type BranchKind } from '../scenery/paint-branch.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { village } from '../scenery/village.ts'
import { garden } from './garden.ts'
import type { House } from './house.ts'

export interface HouseSceneShape {
  readonly house: House
  readonly light: LightName
  readonly backdrop: BackdropName
  /** Seen from the left or from the right of its front, by so many degrees. */
  readonly turnDegrees: number
  readonly hasNeighbours?: boolean
  readonly carColor?: string
  readonly branch?: BranchKind
  /** A hedge along the street. */
  readonly hasHedge?: boolean
}

const FOCAL_PIXELS = 1650
const SHARE_OF_PICTURE = 0.72
const EYE_METRES = 1.75
const STREET = { near: -17, far: -9.6, walk: -8.2 }

/** A house in its garden, from across the street. */
export function houseScene(shape: HouseSceneShape, seed: number): string {
  const { house, light } = shape
  const random = createRandom(seed)
  return compose({
    seed,
    light,
    view: viewOf(house, shape.turnDegrees),
    backdrop: backdrop(shape.backdrop),
    ground: {
      color: '#8fa064',
      areas: [
        grass({ color: '#86a050', strokes: 700, left: -50, right: 60, near: STREET.walk, far: 40 }),
        area(rectangle(-70, 80, STREET.near, STREET.far), '#8b8985'),
        area(rectangle(-70, 80, STREET.far, STREET.far + 0.25), '#e1dacb'),
        area(rectangle(-70, 80, STREET.far + 0.25, STREET.walk), '#cbc3b4'),
        area(rectangle(...house.driveway, STREET.far, 3), '#d3cabb'),
        area(rectangle(house.doorAt - 0.7, house.doorAt + 0.7, STREET.walk, 0.5), '#d9d0c0'),
      ],
    },
    pieces: [
      ...house.pieces,
      ...garden(house, random),
      ...(shape.hasNeighbours === true ? village({ from: -36, to: 60, z: 30 }, random) : []),
      ...(shape.carColor === undefined
        ? []
        : car({ at: [house.driveway[0] + 1, 0, -3.2], heading: 'z', color: shape.carColor })),
      ...(shape.hasHedge === true ? hedges(house) : []),
      ...lampPost([house.widthMetres + 6, 0, STREET.walk + 0.3]),
    ],
    foreground: (stage) => {
      if (shape.branch !== undefined) paintBranch(stage, shape.branch, shape.turnDegrees > 0 ? 'right' : 'left')
    },
  })
}

/** So far away that the house takes its share of the picture. */
function viewOf(house: House, turnDegrees: number): View {
  const { widthMetres: width, depthMetres: depth } = house
  const turn = (turnDegrees / 180) * Math.PI
  const apparent = width * Math.cos(turn) + depth * Math.abs(Math.sin(turn))
  const distance = (apparent * FOCAL_PIXELS) / (1600 * SHARE_OF_PICTURE)
  const target = [width / 2, 0, depth * 0.3] as const
  return {
    eye: [target[0] - Math.sin(turn) * distance, EYE_METRES, target[2] - Math.cos(turn) * distance],
    target,
    focalPixels: FOCAL_PIXELS,
    horizon: Math.min(0.7, Math.max(0.6, 0.22 + ((heightOf(house) - EYE_METRES) * FOCAL_PIXELS) / distance / 1067)),
  }
}

function heightOf({ pieces }: House): number {
  return Math.max(...pieces.map(({ bounds }) => bounds.high[1]))
}

function hedges(house: House): Piece[] {
  const z = STREET.walk + 0.3
  const [left, right] = house.driveway
  const gaps = [[left - 0.4, right + 0.4] as const, [house.doorAt - 1.1, house.doorAt + 1.1] as const].toSorted(
    (a, b) => a[0] - b[0],
  )
  let from = -8
  const pieces: Piece[] = []
  for (const [gapLeft, gapRight] of [...gaps, [house.widthMetres + 8, 0] as const]) {
    if (gapLeft - from > 0.6) pieces.push(hedge([from, 0, z], [gapLeft - from, 0.75, 0.6]))
    from = Math.max(from, gapRight)
  }
  return pieces
}
