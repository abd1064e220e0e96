/*
 * The oldest Node that runs Tahanan. Everything a script imports before this check has run has to be read by the
 * Node that is too old, hence the old-fashioned syntax here, and `import()` in the scripts after it.
 */
const oldest = [20, 19]

/** Says in one line what to do, and ends the process, when this Node is too old. */
export function requireNode() {
  const version = process.versions.node.split('.').map(Number)
  const tooOld = version[0] < oldest[0] || (version[0] === oldest[0] && version[1] < oldest[1])
  if (!tooOld) return
  console.error(
    'Tahanan needs Node ' +
      oldest.join('.') +
      ' or newer, this is ' +
      process.versions.node +
      '. Install one from https://nodejs.org, then run the command again.',
  )
  process.exit(1)
}
