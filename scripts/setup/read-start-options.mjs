import { parseArgs } from 'node:util'
import { PlainFailure } from './plain-failure.mjs'

const USAGE = 'npm start takes: -- [--empty] [--port NUMBER] [--reset [--yes]]'

/**
 * @param {string[]} startArguments
 * @returns {{ empty: boolean, reset: boolean, yes: boolean, port: string | undefined }}
 */
export function readStartOptions(startArguments) {
  const { empty = false, reset = false, yes = false, port } = parse(startArguments)
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    throw new PlainFailure(`--port takes a number from 1 to 65535, not "${port}".`)
  }
  return { empty, reset, yes, port }
}

/** @param {string[]} startArguments */
function parse(startArguments) {
  try {
    return parseArgs({
      args: startArguments,
      options: {
        empty: { type: 'boolean' },
        reset: { type: 'boolean' },
        yes: { type: 'boolean' },
        port: { type: 'string' },
      },
    }).values
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new PlainFailure(`${problem}. ${USAGE}`)
  }
}
