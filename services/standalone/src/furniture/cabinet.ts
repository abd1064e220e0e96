import type { Pixel } from '../drawing/camera.ts'
import type { Detail, Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface CabinetShape extends Placement {
  readonly widthMetres: number
  readonly depthMetres: number
  readonly heightMetres: number
  /** Above the floor. */
  readonly liftMetres?: number
  readonly material: Material
  /** Doors side by side, and drawers in each of them. */
  readonly doors: number
  readonly drawers?: number
  readonly handleColor?: string
  readonly top?: Material
}

const TOP = 0.05

/** Cupboards, wardrobes, kitchen counters, television consoles: a box with doors and perhaps a worktop. */
export function cabinet(shape: CabinetShape): Piece[] {
  const { widthMetres: width, depthMetres: depth, heightMetres: height, liftMetres: lift = 0, material, top } = shape
  const part = placed(shape, width, depth)
  const body = top === undefined ? height : height - TOP
  return [
    part([0, lift, 0], [width, body, depth], material, [fronts(shape)]),
    ...(top === undefined ? [] : [part([-0.02, lift + body, -0.03], [width + 0.04, TOP, depth + 0.03], top)]),
  ]
}

/** Gaps between doors and drawers, and their handles. */
function fronts({ doors, drawers = 1, handleColor = '#c9b48c' }: CabinetShape): Detail {
  return (surface) => {
    const { widthMetres: width, heightMetres: height } = surface
    const upright = Array.from({ length: doors - 1 }, (_gap, index): Pixel[] => {
      const x = (width * (index + 1)) / doors
      return [
        [x, 0.03],
        [x, height - 0.02],
      ]
    })
    const level = Array.from({ length: drawers - 1 }, (_gap, index): Pixel[] => {
      const y = (height * (index + 1)) / drawers
      return [
        [0.02, y],
        [width - 0.02, y],
      ]
    })
    surface.lines([...upright, ...level], '#2f2822', 0.014, 0.5)
    const handles: Pixel[][] = []
    for (let door = 0; door < doors; door += 1)
      for (let drawer = 0; drawer < drawers; drawer += 1) {
        const [x, y] = [(width * (door + 0.5)) / doors, (height * (drawer + 1)) / drawers - 0.06]
        handles.push([
          [x - 0.08, y],
          [x + 0.08, y],
        ])
      }
    surface.lines(handles, handleColor, 0.02)
  }
}
