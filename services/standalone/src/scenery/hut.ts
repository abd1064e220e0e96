import { hipRoof } from '../building/hip-roof.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Detail } from '../drawing/face.ts'
import { hatch } from '../drawing/hatch.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

const THATCH = {
  color: '#a68a5c',
  texture: hatch({ run: 'up', spacingMetres: 0.14, widthMetres: 0.05, color: '#5f4a2c', opacity: 0.3 }),
}

export interface HutSize {
  readonly widthMetres: number
  readonly depthMetres: number
  readonly stiltsMetres: number
}

const FIELD_HUT: HutSize = { widthMetres: 3.6, depthMetres: 3.2, stiltsMetres: 1 }

/** A house of bamboo and thatch on stilts, as they stand in fields and on beaches. */
export function hut([x, y, z]: Vector, { widthMetres: w, depthMetres: d, stiltsMetres: lift } = FIELD_HUT): Piece[] {
  const bamboo = materials.slats('#c7a468')
  const posts = materials.plaster('#8a6a45')
  const opening: Detail = (surface) => {
    const { widthMetres, stage } = surface
    const isLit = stage.light.litWindows > 0.3
    const dark = isLit ? '#f0bd78' : surface.shade('#4b3a2a')
    stage.canvas.polygon(
      surface.outline({ left: widthMetres * 0.16, bottom: 0.75, width: widthMetres * 0.3, height: 0.9 }),
      dark,
    )
    stage.canvas.polygon(
      surface.outline({ left: widthMetres * 0.6, bottom: 0.05, width: widthMetres * 0.24, height: 1.75 }),
      dark,
    )
  }
  return [
    ...[0.1, w - 0.25].flatMap((left) =>
      [0.1, d - 0.25].map((back) => box({ at: [x + left, y, z + back], size: [0.15, lift, 0.15], material: posts })),
    ),
    box({ at: [x - 0.1, y + lift, z - 0.9], size: [w + 0.2, 0.12, d + 1], material: posts }),
    box({ at: [x, y + lift + 0.12, z], size: [w, 2.1, d], material: bamboo, front: [opening], left: [opening] }),
    ...Array.from({ length: 3 }, (_step, index) =>
      box({
        at: [x + w * 0.6, y + (index * lift) / 3, z - 1.7 + index * 0.26],
        size: [0.9, 0.08, 0.26],
        material: posts,
      }),
    ),
    ...hipRoof({
      at: [x, y + lift + 2.22, z],
      widthMetres: w,
      depthMetres: d,
      riseMetres: Math.min(w, d) * 0.62,
      eavesMetres: 0.75,
      material: THATCH,
      fascia: materials.plaster('#7d6237'),
      soffit: bamboo,
    }),
  ]
}
