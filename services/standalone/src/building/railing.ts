import { box } from '../drawing/box.ts'
import { hatch } from '../drawing/hatch.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'
import { materials } from './materials.ts'

export type RailingStyle = 'glass' | 'bars'

const GLASS = { color: '#bcd3da', opacity: 0.32 }
const BARS = {
  color: '#3f3a36',
  opacity: 0,
  texture: hatch({ run: 'up', spacingMetres: 0.13, widthMetres: 0.03, color: '#3f3a36' }),
}

/** A balustrade that one can see through, with a handrail on it. */
export function railing(at: Vector, size: Vector, style: RailingStyle, railColor = '#4a443e'): Piece[] {
  const [x, y, z] = at
  const [width, height, depth] = size
  const rail = 0.06
  return [
    box({ at, size: [width, height - rail, depth], material: style === 'glass' ? GLASS : BARS }),
    box({ at: [x, y + height - rail, z], size: [width, rail, depth], material: materials.plaster(railColor) }),
  ]
}
