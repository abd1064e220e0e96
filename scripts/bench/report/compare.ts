import { quantile } from './quantile.ts'
import type { Outcome } from './outcome.ts'

/** A rate and, where the case has requests, how long they took. */
export interface Measured {
  /** Where less is better: one by the cost. */
  readonly perSecond: number
  readonly p50?: number
  readonly p97_5?: number
  readonly p99?: number
  /** Requests that failed; a round with any does not count. */
  readonly failed?: number
}

export interface Comparison {
  readonly name: string
  readonly unit: string
  /** What a cost is counted in. */
  readonly cost?: 'ms' | 'MB'
  readonly floor: number | null
  readonly ours: () => Promise<Measured>
  readonly bare: () => Promise<Measured>
  readonly rounds: number
}

/**
 * Runs both sides in turns, so that whatever else the machine does befalls both, and answers the median of the
 * rounds' ratios. Which side goes first changes from round to round.
 */
export async function compare({ name, unit, cost, floor, ours, bare, rounds }: Comparison): Promise<Outcome> {
  const results: { ours: Measured; bare: Measured }[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await ours() : undefined
    const bareResult = await bare()
    const oursResult = first ?? (await ours())
    failed += (oursResult.failed ?? 0) + (bareResult.failed ?? 0)
    results.push({ ours: oursResult, bare: bareResult })
  }
  const ratios = results.map((result) => result.ours.perSecond / result.bare.perSecond)
  const ratio = quantile(ratios, 0.5)
  const stableRounds = ratios.filter((each) => Math.abs(each - ratio) <= ratio / 4).length
  const latency = (pick: (measured: Measured) => number | undefined): number | null => {
    const values = results.map((result) => pick(result.ours)).filter((value) => value !== undefined)
    return values.length === 0 ? null : quantile(values, 0.5)
  }
  const notes = [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(stableRounds < 3 ? [`only ${stableRounds} stable rounds`] : []),
  ]
  return {
    name,
    unit,
    cost: cost ?? null,
    floor,
    ours: quantile(
      results.map((result) => result.ours.perSecond),
      0.5,
    ),
    bare: quantile(
      results.map((result) => result.bare.perSecond),
      0.5,
    ),
    ratio,
    best: ratios.reduce(better, Number.NaN),
    p50: latency((measured) => measured.p50),
    p97_5: latency((measured) => measured.p97_5),
    p99: latency((measured) => measured.p99),
    spread: (Math.max(...ratios) - Math.min(...ratios)) / ratio,
    rounds,
    stableRounds,
    note: notes.join(', '),
  }
}

/** A round in which neither side answered says nothing. */
function better(one: number, other: number): number {
  return one >= other || Number.isNaN(other) ? one : other
}
