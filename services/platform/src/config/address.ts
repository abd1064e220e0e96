import { z } from 'zod'

/** A variable that holds an address of one of these schemes. */
export function address(schemes: readonly string[]) {
  const problem = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), problem)
}
