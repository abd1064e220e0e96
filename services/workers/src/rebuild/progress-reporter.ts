const EVERY_MS = 500

interface Progress {
  readonly step?: string
  readonly done: number
  readonly total: number
}

/** Passes progress on, not more often than somebody looks at it; the end of a step always. A failure is nothing. */
export function progressTeller<Reported extends Progress>(
  tell: (progress: Reported) => Promise<void>,
): (progress: Reported) => void {
  let reportedAt = -EVERY_MS
  let reportedStep: string | undefined
  return (progress) => {
    const isDue = performance.now() - reportedAt >= EVERY_MS
    if (!isDue && progress.step === reportedStep && progress.done < progress.total) return
    reportedAt = performance.now()
    reportedStep = progress.step
    tell(progress).catch(() => {})
  }
}
