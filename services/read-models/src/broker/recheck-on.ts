import type { BrokerState } from '@tahanan/contracts/broker/broker.ts'

const DAY_MS = 86_400_000

/** The next day on which a licence is no longer in force, `YYYY-MM-DD`; null when none has an end ahead of it. */
export function recheckOn(broker: BrokerState, today: string): string | null {
  const ends = broker.licenses.flatMap(({ validUntil }) => validUntil ?? []).filter((end) => end >= today)
  const [next] = ends.toSorted()
  return next === undefined ? null : new Date(Date.parse(next) + DAY_MS).toISOString().slice(0, 10)
}
