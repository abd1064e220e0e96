import type { JobBench } from '../job/job-bench.ts'

/** Something that has to be done every now and then, by one process of them all. */
export interface DutyDefinition {
  /** In the log, and for taking turns: `picture-sweep`. */
  readonly name: string
  /** Before the first turn, so that a start is not the busiest moment. */
  readonly firstAfterMs: number
  /** From the end of one turn to the beginning of the next. */
  readonly everyMs: number
  /** One turn. `signal` aborts when the process ends or loses its turn. Answers what is worth a line of the log. */
  readonly work: (bench: JobBench, signal: AbortSignal) => Promise<object | undefined>
}
