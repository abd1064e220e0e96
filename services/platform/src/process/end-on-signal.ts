const STATUS_AT_ONCE = 130

/** The first SIGTERM or Ctrl-C ends this process in order, status 0, or 1 when that fails; a second one at once. */
export function endOnSignal(stop: () => Promise<void>): void {
  let isStopping = false

  function onSignal(): void {
    if (isStopping) process.exit(STATUS_AT_ONCE)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
