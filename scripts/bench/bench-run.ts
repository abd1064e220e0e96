import type { BenchOptions } from './read-bench-options.ts'
import type { Outcome } from './report/outcome.ts'
import { tableText } from './report/table-text.ts'

export interface SkippedCase {
  readonly name: string
  readonly why: string
}

/** One run of the bench: what it is asked, and what has been found so far. */
export class BenchRun {
  readonly options: BenchOptions
  readonly outcomes: Outcome[] = []
  readonly skipped: SkippedCase[] = []
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
