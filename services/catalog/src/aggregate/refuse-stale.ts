import { Conflict } from '@tahanan/platform/problem/conflict.ts'

/**
 * 409 with the latest state, when the caller has seen another version than there is (design §4). Without an expected
 * version the last writer wins.
 */
export function refuseStale(
  current: { readonly version: number },
  expectedVersion: number | undefined,
  latest: unknown,
): void {
  if (expectedVersion === undefined || expectedVersion === current.version) return
  throw new Conflict('stale', 'Somebody else changed this meanwhile. Look at the latest and try again.', { latest })
}
