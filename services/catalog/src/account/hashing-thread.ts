import { Worker } from 'node:worker_threads'
import { type HashingAnswer, hashingAnswerSchema } from './hashing-answer.ts'

/** Argon2id on a thread of its own, which starts with the first password and holds nothing up that wants to end. */
export interface HashingThread {
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

const ENTRY = new URL('./hashing.process.mjs', import.meta.url)

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
