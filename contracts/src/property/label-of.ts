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
