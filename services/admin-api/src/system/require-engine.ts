import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import { within } from './within.ts'

const TIMEOUT_MS = 5_000
const RETRY_AFTER_SECONDS = 5

/**
 * What an engine answers.
 *
 * @throws Unavailable when it is away, or slow
 */
export async function requireEngine<Result>(name: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await within(TIMEOUT_MS, ask())
  } catch (cause) {
    throw Object.assign(new Unavailable(`The ${name} cannot be reached now.`, RETRY_AFTER_SECONDS), { cause })
  }
}
