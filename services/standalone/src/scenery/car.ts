import { box } from '../drawing/box.ts'
import type { Detail } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { createSolid } from '../drawing/solid.ts'
import type { Surface } from '../drawing/surface.ts'
import type { Vector } from '../drawing/vector.ts'
import { wheel } from './wheel.ts'

export interface CarShape {
  /** Its left rear corner as it stands on the ground. */
  readonly at: Vector
  /** The way it points: away from the viewer, or to the right. */
  readonly heading: 'z' | 'x'
  readonly color: string
}

const LENGTH = 4.3
const WIDTH = 1.75

/** A small family car. */
export function car({ at, heading, color }: CarShape): Piece[] {
  const [x, y, z] = at
  const isAcross = heading === 'x'
  const body = { color }
  const flank: Detail[] = [wheel(0.85), wheel(LENGTH - 0.85)]
  const end: Detail[] = [lights]
  const size: Vector = isAcross ? [LENGTH, 0.55, WIDTH] : [WIDTH, 0.55, LENGTH]
  const place = (along: number, up: number, across: number): Vector =>
    isAcross ? [x + along, y + up, z + across] : [x + across, y + up, z + along]
  const ring = (from: number, to: number, inset: number, up: number): Vector[] => {
    const corners = [
      place(from, up, inset),
      place(to, up, inset),
      place(to, up, WIDTH - inset),
      place(from, up, WIDTH - inset),
    ]
    return isAcross
      ? corners
      : [corners[0], corners[3], corners[2], corners[1]].filter((corner) => corner !== undefined)
  }
  const glass = { color: '#4c5a63' }
  const pane = (surface: Surface) => {
    const { widthMetres: width, heightMetres: height, stage, at: on } = surface
    const corners = [
      on(width * 0.1, 0.06),
      on(width * 0.9, 0.06),
      on(width * 0.78, height - 0.05),
      on(width * 0.22, height - 0.05),
    ]
    stage.canvas.polygon(stage.camera.outline(corners), stage.light.glass[1], 1)
  }
  const cabin = { 0: [pane], 1: [pane], 2: [pane], 3: [pane] }
  return [
    box({
      at: [x, y + 0.3, z],
      size,
      material: body,
      ...(isAcross ? { front: flank, right: end, left: end } : { left: flank, right: flank, front: end }),
    }),
    createSolid(
      ring(0.5, 3.3, 0.06, 0.85),
      ring(1, 2.7, 0.22, 1.42),
      { sides: body, top: body, bottom: glass },
      { sides: cabin },
    ),
  ]
}

function lights(surface: Surface): void {
  for (const left of [0.12, surface.widthMetres - 0.47])
    surface.patch({ left, bottom: 0.28, width: 0.35, height: 0.16 }, '#e8d9c3')
}
