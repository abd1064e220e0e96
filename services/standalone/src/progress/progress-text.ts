interface ProgressState {
  readonly label: string
  readonly unit: string
  readonly done: number
  /** Null while nobody knows it. */
  readonly total: number | null
  readonly elapsedMs: number
  readonly hasBar: boolean
}

const BAR_WIDTH = 24
const COUNT = new Intl.NumberFormat('en-PH')
/** Before this, a rate says nothing. */
const RATE_AFTER_MS = 1_000

/** One line of progress: `Loading demo data ████████░░░░  45 %  330 of 753 listings, 412/s, 1 s left`. */
export function progressText({ label, unit, done, total, elapsedMs, hasBar }: ProgressState): string {
  const share = total === null || total === 0 ? null : Math.min(1, done / total)
  const rate = elapsedMs >= RATE_AFTER_MS && done > 0 ? (done / elapsedMs) * 1000 : null
  const counted = total === null ? COUNT.format(done) : `${COUNT.format(done)} of ${COUNT.format(total)}`
  const parts = [
    `${counted} ${unit}`,
    ...(rate === null ? [] : [`${COUNT.format(Math.round(rate))}/s`]),
    ...(rate === null || total === null || done >= total ? [] : [`${timeText((total - done) / rate)} left`]),
  ]
  const head = [label, ...(share === null ? [] : [...(hasBar ? [bar(share)] : []), `${Math.floor(share * 100)} %`])]
  return `${head.join(' ')}  ${parts.join(', ')}`
}

function bar(share: number): string {
  const full = Math.floor(share * BAR_WIDTH)
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full)
}

function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
