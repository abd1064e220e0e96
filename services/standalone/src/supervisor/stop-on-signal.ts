/** One Ctrl-C arrives more than once: from the terminal, and handed on by npm. */
const SAME_SIGNAL_MS = 500

const STATUS_AFTER_FORCE = 130

export interface StopActions {
  /** Stops everything in order. The process then ends with status 0, with 1 when it rejects. */
  stop(): Promise<void>
  /** Ends at once what would outlive this process. */
  force(): void
}

/**
 * Ctrl-C, SIGTERM or a closed terminal stops what is starting or running in order; another Ctrl-C ends everything at
 * once. What is still starting is stopped when it has started.
 */
export function stopOnSignal(starting: Promise<StopActions>): void {
  let running: StopActions | undefined
  let stoppingSince: number | undefined

  async function stop(): Promise<void> {
    running = await starting
    await running.stop()
  }

  function onSignal(): void {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now()
      console.log('Stopping; press Ctrl-C again to stop at once …')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      running?.force()
      process.exit(STATUS_AFTER_FORCE)
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  // A terminal or pipe that is gone takes no more words; that is no reason to leave anything half done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
