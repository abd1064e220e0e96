import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import { hatch } from '../drawing/hatch.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

export type FenceStyle = 'wall' | 'bars' | 'wire'

export interface FenceShape {
  readonly at: Vector
  readonly lengthMetres: number
  /** Runs to the right, or away from the viewer. */
  readonly run: 'x' | 'z'
  readonly style: FenceStyle
  readonly color?: string
}

const POST_METRES = 3

/** A fence of posts: plastered hollow blocks, steel bars on a low wall, or wire. */
export function fence({ at, lengthMetres, run, style, color = '#d3c8b6' }: FenceShape): Piece[] {
  const [x, y, z] = at
  const along = (
    from: number,
    length: number,
    up: number,
    height: number,
    thick: number,
    material: Parameters<typeof box>[0]['material'],
  ) =>
    box(
      run === 'x'
        ? { at: [x + from, y + up, z - thick / 2], size: [length, height, thick], material }
        : { at: [x - thick / 2, y + up, z + from], size: [thick, height, length], material },
    )
  const posts = Math.max(1, Math.round(lengthMetres / POST_METRES))
  const step = lengthMetres / posts
  const wall = materials.plaster(color)
  const isWire = style === 'wire'
  const low = style === 'wall' ? 1.9 : 0.5
  const mesh = {
    color: '#4b4a46',
    opacity: 0,
    texture: isWire
      ? hatch({ run: 'along', spacingMetres: 0.35, widthMetres: 0.02, color: '#5b5a55' })
      : hatch({ run: 'up', spacingMetres: 0.16, widthMetres: 0.035, color: '#3d3b38' }),
  }
  return Array.from({ length: posts }, (_post, index) => [
    along(
      index * step,
      isWire ? 0.1 : 0.26,
      0,
      isWire ? 1.4 : 2,
      isWire ? 0.1 : 0.26,
      isWire ? materials.plaster('#8a7a66') : wall,
    ),
    ...(isWire ? [] : [along(index * step + 0.26, step - 0.26, 0, low, 0.16, wall)]),
    ...(style === 'wall'
      ? []
      : [along(index * step + 0.26, step - 0.26, isWire ? 0 : low, isWire ? 1.3 : 1.3, 0.05, mesh)]),
  ]).flat()
}
