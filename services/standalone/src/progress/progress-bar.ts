const BAR_WIDTH = 24

const COUNT = new Intl.NumberFormat('en-PH')

/** Before this, a rate says nothing. */
const RATE_AFTER_MS = 1_000

/** Where progress is written: a terminal is redrawn in place, anything else gets a line now and then. */
export interface ProgressOutput {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface ProgressBar {
  /** `total` is null while nobody knows it. Cheap enough for every item of a million. */
  update(done: number, total: number | null): void
  /** Draws the last state and ends the line; nothing where there was no update. */
  finish(): void
}

interface ProgressBarOptions {
  /** `Loading demo data`. */
  readonly label: string
  /** What is counted: `listings`. */
  readonly unit: string
  readonly output: ProgressOutput
  readonly nowMs?: () => number
}

const REDRAW_MS = 100
const LINE_MS = 5_000
const CLEAR_LINE = '\r\x1b[2K'

export function createProgressBar({ label, unit, output, nowMs = Date.now }: ProgressBarOptions): ProgressBar {
  const startedMs = nowMs()
  const intervalMs = output.isTTY === true ? REDRAW_MS : LINE_MS
  let drawnMs = Number.NEGATIVE_INFINITY
  let state: { done: number; total: number | null } = { done: 0, total: null }
  let isBegun = false
  let isDrawn = false

  function draw(atMs: number): void {
    drawnMs = atMs
    isDrawn = true
    const text = progressText({ label, unit, ...state, elapsedMs: atMs - startedMs, hasBar: output.isTTY === true })
    output.write(output.isTTY === true ? `${CLEAR_LINE}${text.slice(0, (output.columns ?? 80) - 1)}` : `${text}\n`)
  }

  return {
    update(done, total) {
      state = { done, total }
      isBegun = true
      isDrawn = false
      const atMs = nowMs()
      if (atMs - drawnMs >= intervalMs) draw(atMs)
    },
    finish() {
      if (!isBegun) return
      if (!isDrawn) draw(nowMs())
      if (output.isTTY === true) output.write('\n')
    },
  }
}

interface ProgressState {
  readonly label: string
  readonly unit: string
  readonly done: number
  /** Null while nobody knows it. */
  readonly total: number | null
  readonly elapsedMs: number
  readonly hasBar: boolean
}

/** One line of progress: `Loading demo data ████████░░░░  45 %  330 of 753 listings, 412/s, 1 s left`. */
function progressText({ label, unit, done, total, elapsedMs, hasBar }: ProgressState): string {
  // Of nothing, all is done.
  const share = total === null ? null : total === 0 ? 1 : Math.min(1, done / total)
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
