import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/* The thread of `createHashingThread`; JavaScript, because what reads TypeScript for Node does not reach threads. */

/** Everybody else goes first. */
const NICE = 10

// Elsewhere threads have no priority of their own, and this would slow the whole process down.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', ({ id, password, passwordHash }) => {
  parentPort?.postMessage({ id, ...carryOut(password, passwordHash) })
})

/**
 * @param {string} password
 * @param {string | null} passwordHash null: it is to be hashed
 */
function carryOut(password, passwordHash) {
  try {
    return passwordHash === null ? { hash: hashSync(password) } : { matches: verifySync(passwordHash, password) }
  } catch (error) {
    return { failure: String(error) }
  }
}
