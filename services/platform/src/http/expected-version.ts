import { InvalidInput } from '../problem/invalid-input.ts'

/** The version of `If-Match: "7"` (`W/"7"` and `7` too); undefined where it is absent or `*`. */
export function expectedVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (digits === undefined) throw new InvalidInput({ version: ['Send If-Match with one version, such as "7".'] })
  return Number(digits)
}
