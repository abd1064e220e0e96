import { garageDoor } from '../building/garage-door.ts'
import { gableRoof } from '../building/gable-roof.ts'
import { glazing } from '../building/glazing.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import { hatch } from '../drawing/hatch.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

export interface WarehouseShape {
  readonly at: Vector
  readonly widthMetres: number
  readonly depthMetres: number
  readonly color: string
  /** Loading doors along its front. */
  readonly bays: number
}

const EAVES_METRES = 8

/** A hall of ribbed sheets with loading doors, a dado, a canopy and a strip of windows. */
export function warehouse({ at, widthMetres: width, depthMetres: depth, color, bays }: WarehouseShape): Piece[] {
  const [x, y, z] = at
  const sheets = {
    color,
    texture: hatch({ run: 'up', spacingMetres: 0.4, widthMetres: 0.08, color: '#4d585a', opacity: 0.2 }),
  }
  const step = width / bays
  const doors = Array.from({ length: bays }, (_bay, index) => garageDoor(step * (index + 0.5) - 2, 4, 4.4, '#7d8a8c'))
  const strip = (length: number) =>
    glazing({ left: 1, bottom: 6.2, width: length - 2, height: 1, columns: Math.round(length / 2.4) })
  const trim = materials.plaster('#5b6668')
  return [
    box({
      at,
      size: [width, EAVES_METRES, depth],
      material: sheets,
      front: [...doors, strip(width)],
      left: [strip(depth)],
      right: [strip(depth)],
    }),
    box({ at: [x - 0.06, y, z - 0.06], size: [width + 0.12, 0.9, 0.06], material: materials.plaster('#9a968d') }),
    box({ at: [x - 0.2, y + 4.9, z - 2.4], size: [width + 0.4, 0.24, 2.4], material: trim }),
    ...gableRoof({
      at: [x, y + EAVES_METRES, z],
      widthMetres: width,
      depthMetres: depth,
      riseMetres: 2.6,
      eavesMetres: 0.5,
      ridge: 'x',
      gable: sheets,
      material: materials.ribbedRoof('#8f9a9b'),
      fascia: trim,
      soffit: trim,
    }),
  ]
}
