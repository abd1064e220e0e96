import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../serve.mjs', import.meta.url))
const RESTARTS_MAX = 5
const WINDOW_MS = 10 * 60_000
const FIRST_PAUSE_MS = 1_000
const PARENT_POLL_MS = 500
/** Options for the first life only: a restart keeps the data. */
const FIRST_LIFE_ONLY = new Set(['--reset', '--yes'])

/**
 * Runs the server in a process of its own until it is asked to stop. A server that crashes after it had run is started
 * again: after 1, 2, 4, 8 and 16 s, at most five times in ten minutes. One that refuses to start is not: its exit status
 * becomes ours. This process loads nothing else, so it stays small.
 *
 * @param {string[]} startArguments
 * @param {{ program?: string, firstPauseMs?: number }} options for tests
 */
export async function keepRunning(startArguments, { program = SERVER, firstPauseMs = FIRST_PAUSE_MS } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  let hasRun = false
  const stopping = new AbortController()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopping.abort()
      server?.kill(signal)
    })
  }
  // A terminal or pipe that is gone takes no more words; the server is still to stop in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  stopWithNpm()

  /** @type {number[]} */
  const restartedAt = []
  let serverArguments = startArguments
  for (;;) {
    const { status, cause } = await runOnce(serverArguments)
    if (status === 0 || stopping.signal.aborted || !hasRun) {
      process.exitCode = status
      return
    }
    while (restartedAt.length > 0 && Date.now() - (restartedAt[0] ?? 0) > WINDOW_MS) restartedAt.shift()
    if (restartedAt.length === RESTARTS_MAX) {
      console.error(
        `The server ended by itself (${cause}), after ${RESTARTS_MAX} restarts within ten minutes. Giving up.`,
      )
      process.exitCode = 1
      return
    }
    const pauseMs = firstPauseMs * 2 ** restartedAt.length
    restartedAt.push(Date.now())
    console.error(
      `The server ended by itself (${cause}). Starting it again in ${pauseMs / 1_000} s: restart ${restartedAt.length} of at most ${RESTARTS_MAX} within ten minutes.`,
    )
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    serverArguments = startArguments.filter((argument) => !FIRST_LIFE_ONLY.has(argument))
  }

  /**
   * @param {string[]} programArguments
   * @returns {Promise<{ status: number, cause: string }>}
   */
  async function runOnce(programArguments) {
    const child = fork(program, programArguments, { stdio: 'inherit' })
    server = child
    child.on('message', () => (hasRun = true))
    // Its last message may arrive after the news that it is gone, but before its channel is closed.
    const closed = once(child, 'disconnect')
    const [code, signal] = await once(child, 'exit')
    await closed
    return { status: code ?? 1, cause: signal ?? `exit status ${code}` }
  }
}

/**
 * Stops this process when the npm that started it is gone. A SIGTERM for npm ends the shell between npm and us, which
 * does not hand it on: the server would run on with nobody to stop it.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_POLL_MS)
  watch.unref()
}
