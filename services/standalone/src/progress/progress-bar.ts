import { progressText } from './progress-text.ts'

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
