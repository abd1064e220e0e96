import type { Piece } from '../drawing/piece.ts'
import type { Stage } from '../drawing/stage.ts'

const HIGHEST_METRES = 1.2
const SMALLEST_SQM = 0.1
const STEPS = 5

/** The soft shade on the floor under tables, beds and shelves. */
export function paintUnderneath({ canvas, camera }: Stage, furniture: readonly Piece[]): void {
  for (const { bounds } of furniture) {
    const [x0, bottom, z0] = bounds.low
    const [x1, , z1] = bounds.high
    if (bottom < 0.05 || bottom > HIGHEST_METRES || (x1 - x0) * (z1 - z0) < SMALLEST_SQM) continue
    for (let step = 0; step < STEPS; step += 1) {
      const by = (step / STEPS - 0.5) * 0.4
      const print = camera.outline([
        [x0 - by, 0, z0 - by],
        [x1 + by, 0, z0 - by],
        [x1 + by, 0, z1 + by],
        [x0 - by, 0, z1 + by],
      ])
      canvas.fill([print], '#1c1611', 0.026)
    }
  }
}
