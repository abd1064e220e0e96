/*
 * Everything that a script imports before this check has run has to be readable for a Node that is too old: hence the
 * old-fashioned syntax in this file and in run-script.mjs, and `import()` for all the rest.
 */
const OLDEST_MAJOR = 20
const OLDEST_MINOR = 19

/** Says in one line what to do, and ends the process, when this Node is too old. */
export function requireNode() {
  const version = process.versions.node
  const major = parseInt(version, 10)
  const minor = parseInt(version.slice(version.indexOf('.') + 1), 10)
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return
  const oldest = OLDEST_MAJOR + '.' + OLDEST_MINOR
  console.error(
    'Tahanan needs Node ' +
      oldest +
      ' or newer, this is ' +
      version +
      '. Get one from https://nodejs.org and try again.',
  )
  process.exit(1)
}
