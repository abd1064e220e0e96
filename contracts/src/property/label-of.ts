/**
 * The label of an enumeration's code, whose place in the list it is (§3).
 *
 * @throws RangeError for a code outside the enumeration
 */
export function labelOf<Label extends string>(labels: readonly Label[], code: number): Label {
  const label = labels[code]
  if (label === undefined) throw new RangeError(`Code ${code} is none of ${labels.join(', ')}`)
  return label
}

/** What a choice offers: `0 Lot Only, 1 House and lot`. */
export function offersText(codes: readonly number[], labels: readonly string[]): string {
  return codes.map((code) => `${code} ${labelOf(labels, code)}`).join(', ')
}
