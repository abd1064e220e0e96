import type { RebuildProgress } from '@tahanan/contracts/system/system-answer.ts'

const EVERY_MS = 500

/** Passes progress on, not more often than somebody looks at it; the end of a step always. A failure is nothing. */
export function progressTeller(
  tell: (progress: RebuildProgress) => Promise<void>,
): (progress: RebuildProgress) => void {
  let reportedAt = -EVERY_MS
  let reportedStep: RebuildProgress['step'] | undefined
  return (progress) => {
    const isDue = performance.now() - reportedAt >= EVERY_MS
    if (!isDue && progress.step === reportedStep && progress.done < progress.total) return
    reportedAt = performance.now()
    reportedStep = progress.step
    tell(progress).catch(() => {})
  }
}
