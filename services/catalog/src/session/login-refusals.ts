import { TooManyRequests } from '@tahanan/platform/problem/too-many-requests.ts'
import { LRUCache } from 'lru-cache'
import type { LoginKeys } from './login-keys.ts'

/**
 * Who has tried too often, kept in memory until they may try again: what goes on regardless is sent away without a
 * word to the database. Whoever is not here is looked up there.
 */
export interface LoginRefusals {
  /** @throws TooManyRequests with the seconds until the next try may succeed */
  refuse(key: Buffer, until: Date, now: Date): never
  /** @throws TooManyRequests */
  refuseKnown(keys: LoginKeys, now: Date): void
  clear(): void
}

const REMEMBERED = 10_000

export function createLoginRefusals(): LoginRefusals {
  const ends = new LRUCache<string, Date>({ max: REMEMBERED })

  function refuse(key: Buffer, until: Date, now: Date): never {
    ends.set(key.toString('base64'), until)
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
    throw new TooManyRequests(`Too many attempts to sign in. Try again in ${waitText(seconds)}.`, seconds)
  }

  return {
    refuse,
    refuseKnown({ pair, address }, now) {
      for (const key of [address, pair]) {
        const until = ends.get(key.toString('base64'))
        if (until !== undefined && until > now) refuse(key, until, now)
      }
    },
    clear: () => ends.clear(),
  }
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
