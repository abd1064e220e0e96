import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Fleet } from '../deployment/fleet.ts'

const EVERY_MS = 1_500

/** Kills one process after the other for so long, each of them once before any comes a second time. */
export async function killAtRandom(fleet: Fleet, forMs: number): Promise<number> {
  const until = performance.now() + forMs
  let turn = shuffled(fleet.list())
  let kills = 0
  while (performance.now() < until) {
    if (turn.length === 0) turn = shuffled(fleet.list())
    turn.pop()?.kill()
    kills += 1
    await pause(EVERY_MS * (0.5 + Math.random()))
  }
  return kills
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
