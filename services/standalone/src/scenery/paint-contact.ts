import type { Piece } from '../drawing/piece.ts'
import type { Stage } from '../drawing/stage.ts'

const STEPS = 6
const OPACITY = 0.035
const WIDEST_METRES = 0.55

/** The shade where things stand on the ground, which keeps them from floating: wider and wider prints of their foot. */
export function paintContact({ canvas, camera }: Stage, pieces: readonly Piece[]): void {
  for (const { bounds, casters } of pieces) {
    if (bounds.low[1] > 0.05 || casters.length === 0) continue
    const [x0, y, z0] = bounds.low
    const [x1, , z1] = bounds.high
    const reach = Math.min(WIDEST_METRES, Math.max(x1 - x0, z1 - z0) * 0.35)
    for (let step = 1; step <= STEPS; step += 1) {
      const by = reach * (step / STEPS)
      const print = camera.outline([
        [x0 - by, y, z0 - by],
        [x1 + by, y, z0 - by],
        [x1 + by, y, z1 + by],
        [x0 - by, y, z1 + by],
      ])
      canvas.fill([print], '#141c22', OPACITY)
    }
  }
}
