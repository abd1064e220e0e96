import type { RebuildProgress } from '@tahanan/contracts/system/system-answer.ts'

const EVERY_MS = 500

/** Passes progress on, not more often than somebody looks at it; the end of a step always. A failure is nothing. */
export function progressTeller(
  tell: (progress: RebuildProgress) => Promise<void>,
): (progress: RebuildProgress) => void {
  let toldAt = -EVERY_MS
  let toldStep: RebuildProgress['step'] | undefined
  return (progress) => {
    const isDue = performance.now() - toldAt >= EVERY_MS
    if (!isDue && progress.step === toldStep && progress.done < progress.total) return
    toldAt = performance.now()
    toldStep = progress.step
    tell(progress).catch(() => {})
  }
}
