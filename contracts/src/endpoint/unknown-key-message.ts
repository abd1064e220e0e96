/** What a key that nobody knows gets for an answer: the ones that are known. */
export function unknownKeyMessage(allowed: ReadonlySet<string> | undefined): string {
  if (allowed === undefined) return 'This is not known here.'
  if (allowed.size === 0) return 'This is not known here; nothing is taken.'
  return `This is not known here. Use one of: ${[...allowed].join(', ')}.`
}
