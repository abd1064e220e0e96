import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import { createGate, type GateSettings, type Turn } from './gate.ts'
import { createHashingThread } from './hashing-thread.ts'

/** Argon2id off the main thread, one at a time: 19 MiB and tens of milliseconds of CPU each (design §7). */
export interface Passwords {
  /**
   * Refuses what would not get its turn anyway, before anything else is done for it: an attack costs little then.
   *
   * @throws Unavailable
   */
  refuseIfFull(turn?: Turn): void
  hash(password: string, turn?: Turn): Promise<string>
  /** Costs the same whether or not there is an account, so that nobody learns which names exist. */
  verify(passwordHash: string | undefined, password: string, turn?: Turn): Promise<boolean>
}

/** Two seconds of work wait at most: newcomers are sent away with 503 then. */
const SETTINGS: GateSettings = { concurrency: 1, maxWaiting: 40, rests: true }

export function createPasswords(): Passwords {
  const thread = createHashingThread()
  const { pass, refuseIfFull } = createGate(
    SETTINGS,
    () => new Unavailable('Too many people are signing in. Try again in a moment.', 2),
  )
  let dummy: Promise<string> | undefined

  function dummyHash(): Promise<string> {
    dummy ??= thread.hash('nobody has this password').catch((error: unknown) => {
      dummy = undefined
      throw error
    })
    return dummy
  }

  return {
    refuseIfFull,
    hash: (password, turn) => pass(() => thread.hash(password), turn),
    verify: (passwordHash, password, turn) =>
      pass(async () => {
        const matches = await thread.verify(passwordHash ?? (await dummyHash()), password)
        return matches && passwordHash !== undefined
      }, turn),
  }
}
