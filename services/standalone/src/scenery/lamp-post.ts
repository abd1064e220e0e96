import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'

const POST = { color: '#4b4b4a' }

/** A street lamp, shining after sunset. */
export function lampPost(at: Vector, heightMetres = 5): Piece[] {
  const [x, y, z] = at
  return [
    box({ at: [x - 0.06, y, z - 0.06], size: [0.12, heightMetres, 0.12], material: POST }),
    box({ at: [x - 0.06, y + heightMetres, z - 0.06], size: [1, 0.1, 0.16], material: POST }),
    sprite({
      at: [x + 0.75, y + heightMetres, z - 0.2],
      widthMetres: 0.4,
      heightMetres: 0.2,
      draw({ canvas, light }) {
        if (light.litWindows < 0.4) return ''
        const glow = canvas.radial([
          { at: 0, color: '#ffe6b0', opacity: 0.9 },
          { at: 0.18, color: '#ffd48c', opacity: 0.3 },
          { at: 1, color: '#ffc673', opacity: 0 },
        ])
        return `<circle r="170" fill="${glow}"/>`
      },
    }),
  ]
}
