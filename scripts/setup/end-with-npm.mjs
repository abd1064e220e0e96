const LOOK_MS = 500

/**
 * Makes this process stop when the npm that started it is gone. A SIGTERM for npm ends the shell between npm and us,
 * which does not hand it on: the server would run on with nobody to stop it.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watch.unref()
}
