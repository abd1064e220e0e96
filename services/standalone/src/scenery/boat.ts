import type { Piece } from '../drawing/piece.ts'
import { shaded } from '../drawing/shaded.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'

/** A slim outrigger boat drawn up on the sand. */
export function boat(at: Vector, hull = '#f3ede0', stripe = '#2f7f93'): Piece {
  return sprite({
    at,
    widthMetres: 6,
    heightMetres: 1.6,
    draw({ light }) {
      const tone = (hex: string, up = 0.2) => shaded(light, hex, [-0.2, up, -0.9])
      const bamboo = tone('#b9945a', 0.8)
      return (
        `<path d="M-300-62Q-200-10 0-8T290-74Q200 14 0 14T-300-62Z" fill="#1d2530" fill-opacity=".16" transform="translate(14 12)"/>` +
        `<g fill="none" stroke="${bamboo}" stroke-width="7" stroke-linecap="round"><path d="M-120-62Q-60-104-10-60M110-62Q170-104 220-52"/></g>` +
        `<path d="M-310-92Q-220-46-60-46H90Q220-50 300-104Q240-6 120 0H-130Q-250-10-310-92Z" fill="${tone(hull)}"/>` +
        `<path d="M-282-64Q-200-26-60-26H100Q210-30 276-72Q250-44 236-32Q160-14 100-12H-70Q-190-14-250-36Z" fill="${tone(stripe)}"/>` +
        `<path d="M-240-62Q-160-44-60-44H90Q180-48 236-70Q160-56 90-56H-70Q-160-54-240-62Z" fill="${tone('#6b5238')}"/>` +
        `<g fill="none" stroke="${bamboo}" stroke-width="9" stroke-linecap="round"><path d="M-230-8Q0 12 250-16"/><path d="M-120-56Q-110-12-104 4M110-56Q122-14 132-2" stroke-width="6"/></g>`
      )
    },
  })
}
