import { parseArgs } from 'node:util'
import { UsageFailure } from './plain-failure.mjs'

/**
 * What the command line of a script says. `--help` prints how it is used and ends the process; what the script does not
 * take is said in one sentence.
 *
 * @template {import('node:util').ParseArgsConfig & { args: string[] }} Config
 * @param {string} usage begins with how it is called: `Usage: npm run …`
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readOptions(usage, config) {
  if (config.args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    throw usageFailure(usage, error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/**
 * @param {string} usage
 * @param {string} problem without its full stop
 */
export function usageFailure(usage, problem) {
  const [command] = /npm (run )?[\w:-]+|node \S+ \S+/.exec(usage) ?? ['']
  return new UsageFailure(`${problem}. What it takes: ${command} -- --help`)
}

/**
 * @param {string} usage
 * @param {string} option `--seconds`
 * @param {string} text
 * @param {number} [most]
 */
export function wholeNumber(usage, option, text, most = Number.MAX_SAFE_INTEGER) {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${most}`
  throw usageFailure(usage, `${option} takes a whole number ${range}, not "${text}"`)
}
