/** One Ctrl-C arrives more than once: from the terminal, and handed on by npm. */
const SAME_SIGNAL_MS = 500

const STATUS_AFTER_FORCE = 130

export interface StopActions {
  /** Stops everything in order. The process then ends with status 0, with 1 when it rejects. */
  stop(): Promise<void>
  /** Ends at once what would outlive this process. */
  force(): void
}

/** Ctrl-C or SIGTERM stops in order; another Ctrl-C ends everything at once. */
export function stopOnSignal(actions: StopActions): void {
  let stoppingSince: number | undefined

  function onSignal(): void {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now()
      console.log('Stopping; press Ctrl-C again to stop at once …')
      actions.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      actions.force()
      process.exit(STATUS_AFTER_FORCE)
    }
  }

  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
