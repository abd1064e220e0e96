import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface Victim {
  /** Ends it as a crash would. It comes back by itself. */
  kill(): void
}

export interface KillOptions {
  readonly forMs: number
  /** Between two of them, on average. */
  readonly everyMs?: number
}

const EVERY_MS = 1_500

/**
 * Kills one process after the other for so long, each of them once before any comes a second time.
 *
 * @param list what runs; asked anew for each turn
 */
export async function killAtRandom(
  list: () => readonly Victim[] | Promise<readonly Victim[]>,
  { forMs, everyMs = EVERY_MS }: KillOptions,
): Promise<number> {
  const until = performance.now() + forMs
  let turn: Victim[] = []
  let kills = 0
  while (performance.now() < until) {
    if (turn.length === 0) turn = shuffled(await list())
    const victim = turn.pop()
    victim?.kill()
    if (victim !== undefined) kills += 1
    await pause(everyMs * (0.5 + Math.random()))
  }
  return kills
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
