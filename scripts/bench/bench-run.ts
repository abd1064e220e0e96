import type { BenchOptions } from './read-bench-options.ts'
import type { Outcome } from './report/outcome.ts'
import { tableText } from './report/table-text.ts'

/** What was not measured. */
export interface SkippedCase {
  readonly name: string
  readonly why: string
}

/** One run of the bench: what it is asked, and what has been found so far. */
export class BenchRun {
  readonly options: BenchOptions
  readonly outcomes: Outcome[] = []
  readonly skipped: SkippedCase[] = []
  readonly broken: SkippedCase[] = []
  /** Lines for what is no ratio. */
  readonly notes: string[] = []

  constructor(options: BenchOptions) {
    this.options = options
  }

  /** Whether a case is to run. */
  wants(name: string): boolean {
    const { names } = this.options
    return names.length === 0 || names.some((part) => name.includes(part))
  }

  keep(outcome: Outcome): void {
    this.outcomes.push(outcome)
    console.log(tableText([outcome]).split('\n')[1])
  }

  /** Whether even the best round was so far below the floor that this run fails by it. */
  isLost({ best, floor }: Outcome): boolean {
    return floor !== null && best < floor * this.options.tolerated
  }

  /** Measures, and once more what would be lost: on a crowded machine one side may have had all the bad luck. */
  async keepBetter(measure: () => Promise<Outcome>): Promise<void> {
    const first = await measure()
    const second = this.isLost(first) ? await measure() : first
    this.keep(second.best > first.best ? second : first)
  }

  /** A group that broke off: some of its cases were not measured. */
  break(name: string, error: unknown): void {
    console.error(`${name}:`, error)
    this.broken.push({ name, why: error instanceof Error ? error.message : String(error) })
  }

  note(line: string): void {
    this.notes.push(line)
    console.log(line)
  }

  /** A case that this machine cannot run; it is never counted. */
  skip(name: string, why: string): void {
    this.skipped.push({ name, why })
    console.log(`skipped: ${name}: ${why}`)
  }
}
