import type { Outcome } from './outcome.ts'

/** A line of the table in which only what is given matters. */
export function outcomeOf(given: Partial<Outcome>): Outcome {
  return {
    name: 'case',
    unit: 'requests',
    cost: null,
    ours: 500,
    bare: 1_000,
    ratio: 0.5,
    best: 0.5,
    floor: null,
    p50: null,
    p97_5: null,
    p99: null,
    spread: 0.1,
    rounds: 3,
    stableRounds: 3,
    note: '',
    ...given,
  }
}
