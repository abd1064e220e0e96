import { REBUILD_TARGETS, type RebuildTarget } from '@tahanan/contracts/system/system-answer.ts'
import { readOptions, usageFailure } from '../setup/read-options.mjs'

const USAGE = `Usage: npm run rebuild -- TARGET

  listing-view   what visitors read, from the topic
  search         the index of the search, from what visitors read`

/**
 * What the command line asks to be rebuilt.
 *
 * @throws UsageFailure
 */
export function readRebuildTarget(args: readonly string[]): RebuildTarget {
  const { positionals } = readOptions(USAGE, { args: [...args], allowPositionals: true })
  const target = REBUILD_TARGETS.find((name) => name === positionals.join(' '))
  if (target === undefined) throw usageFailure(USAGE, `It rebuilds ${REBUILD_TARGETS.join(' or ')}`)
  return target
}
