import { readOptions, wholeNumber } from './read-options.mjs'

const USAGE = `Usage: npm start [-- options]

  --empty         without demo data
  --port NUMBER   at another port than 8080
  --reset         asks, deletes what is in .data, and starts anew
  --yes           answers what --reset asks`

/**
 * @param {string[]} startArguments
 * @returns {{ empty: boolean, reset: boolean, yes: boolean, port: string | undefined }}
 */
export function readStartOptions(startArguments) {
  const { values } = readOptions(USAGE, {
    args: startArguments,
    options: {
      empty: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  })
  if (values.port !== undefined) wholeNumber(USAGE, '--port', values.port, 65_535)
  return { ...values, port: values.port }
}
