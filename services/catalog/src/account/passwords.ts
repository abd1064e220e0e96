import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import { createGate, type GateSettings } from './gate.ts'

/** Argon2id off the main thread, a few at a time: 19 MiB and tens of milliseconds of CPU each (design §7). */
export interface Passwords {
  /**
   * Refuses what would not get its turn anyway, before anything else is done for it: an attack costs little then.
   *
   * @throws Unavailable
   */
  refuseIfFull(): void
  hash(password: string): Promise<string>
  /** Costs the same whether or not there is an account, so that nobody learns which names exist. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

/** Hashes under way at once, 1 or 2, and how many may wait for their turn before newcomers are sent away with 503. */
export type PasswordSettings = GateSettings

/** A core is left to those who are signed in already: an attack on sign-ins must not be felt by them. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))

export function createPasswords(
  settings: PasswordSettings = { concurrency: CONCURRENCY, maxWaiting: 40, rests: true },
): Passwords {
  const { pass, refuseIfFull } = createGate(
    settings,
    () => new Unavailable('Too many people are signing in. Try again in a moment.', 2),
  )
  let dummy: Promise<string> | undefined
  return {
    refuseIfFull,
    hash: (password) => pass(() => hash(password)),
    verify: (passwordHash, password) =>
      pass(async () => {
        dummy ??= hash('nobody has this password')
        const matches = await verify(passwordHash ?? (await dummy), password)
        return matches && passwordHash !== undefined
      }),
  }
}
