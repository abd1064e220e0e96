import { Worker } from 'node:worker_threads'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import { z } from 'zod'

/** What the hashing thread answers: the hash, whether it matches, or what went wrong. */
const hashingAnswerSchema = z.object({
  id: z.int(),
  hash: z.string().optional(),
  matches: z.boolean().optional(),
  failure: z.string().optional(),
})

const ENTRY = new URL('./hashing.process.mjs', import.meta.url)

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
  verify(passwordHash: string | null | undefined, password: string, turn?: Turn): Promise<boolean>
}

/** Two seconds of work wait at most: newcomers are sent away with 503 then. */
const SETTINGS: SemaphoreSettings = { concurrency: 1, maxWaiting: 40, rests: true }

export function createPasswords(): Passwords {
  const thread = createHashingThread()
  const { pass, refuseIfFull } = createSemaphore(
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
        return matches && typeof passwordHash === 'string'
      }, turn),
  }
}

interface SemaphoreSettings {
  readonly concurrency: number
  /** Of each kind of turn. */
  readonly maxWaiting: number
  /** While others wait each place rests as long as its last task took: a crowd gets half of what there is. */
  readonly rests?: boolean
}

/** Whose turn is `first` waits behind others of that kind only. */
export type Turn = 'first' | 'usual'

interface Semaphore {
  /** Runs the task when it is its turn. Refused at once where too many wait. */
  pass<T>(task: () => Promise<T>, turn?: Turn): Promise<T>
  /** Refuses where a task would be refused now: for who has work to do before. */
  refuseIfFull(turn?: Turn): void
}

/**
 * Lets `concurrency` tasks run and `maxWaiting` more wait in each line, first come first served; others are refused at
 * once.
 */
export function createSemaphore(
  { concurrency, maxWaiting, rests = false }: SemaphoreSettings,
  refusal: () => Error,
): Semaphore {
  const waiting: Readonly<Record<Turn, (() => void)[]>> = { first: [], usual: [] }
  let running = 0

  function refuseIfFull(turn: Turn = 'usual'): void {
    if (running >= concurrency && waiting[turn].length >= maxWaiting) throw refusal()
  }

  /** So that nobody slips in between. */
  async function handOn(tookMs: number): Promise<void> {
    if (rests && waiting.first.length + waiting.usual.length > 0) await pause(tookMs)
    const next = waiting.first.shift() ?? waiting.usual.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    refuseIfFull,
    async pass(task, turn = 'usual') {
      refuseIfFull(turn)
      if (running < concurrency) running += 1
      else await new Promise<void>((start) => waiting[turn].push(start))
      const startedAt = performance.now()
      try {
        return await task()
      } finally {
        void handOn(performance.now() - startedAt)
      }
    },
  }
}

/** Argon2id on a thread of its own, which starts with the first password and holds nothing up that wants to end. */
interface HashingThread {
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}

interface HashingOrder {
  readonly password: string
  /** Whose password it may be; null for one that is to be hashed. */
  readonly passwordHash: string | null
}

interface Asked {
  readonly resolve: (answer: HashingAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * One password after the other, at a lower priority than whatever else this machine does: what somebody who is signed
 * in waits for never stands behind a hash, however many try to sign in. Not the threads that Node itself works with,
 * which files and names are read by.
 */
export function createHashingThread(): HashingThread {
  const asked = new Map<number, Asked>()
  let thread: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(ENTRY, { execArgv: [] })
    started.on('message', (message) => {
      const answer = hashingAnswerSchema.parse(message)
      asked.get(answer.id)?.resolve(answer)
      asked.delete(answer.id)
      if (asked.size === 0) started.unref()
    })
    started.on('error', (cause) => lose(started, new Error('The thread that hashes passwords failed.', { cause })))
    started.on('exit', () => lose(started, new Error('The thread that hashes passwords ended.')))
    return started
  }

  /** The next password gets a new one. One that failed ends as well, when the next may be at work already. */
  function lose(lost: Worker, error: Error): void {
    if (thread !== lost) return
    thread = undefined
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  }

  async function ask(order: HashingOrder): Promise<HashingAnswer> {
    const id = (lastId += 1)
    const { failure, ...answer } = await new Promise<HashingAnswer>((resolve, reject) => {
      asked.set(id, { resolve, reject })
      thread ??= start()
      thread.ref()
      thread.postMessage({ id, ...order })
    })
    if (failure !== undefined) throw new Error(`A password could not be hashed: ${failure}`)
    return answer
  }

  return {
    async hash(password) {
      const { hash } = await ask({ password, passwordHash: null })
      if (hash === undefined) throw new Error('The thread that hashes passwords answered without a hash.')
      return hash
    },
    async verify(passwordHash, password) {
      return (await ask({ password, passwordHash })).matches === true
    },
  }
}

type HashingAnswer = z.infer<typeof hashingAnswerSchema>
