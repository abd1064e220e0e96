import { foldText } from '../text/fold-text.ts'

/** Labels that a query may hold, and what they stand for. */
export interface Choices<Value> {
  /** The first label of each value: the one to show and to send. */
  readonly labels: readonly string[]
  /** By label, in any case and with hyphens for spaces: `For Rent`, `for-rent`. Undefined for another. */
  readonly find: (label: string) => Value | undefined
}

/** The choices of a list of labels and values; several labels may stand for one value. */
export function choicesOf<Value>(pairs: readonly (readonly [label: string, value: Value])[]): Choices<Value> {
  const values = new Map(pairs.map(([label, value]) => [foldText(label), value]))
  const isFirst = ([, value]: readonly [string, Value], place: number) =>
    pairs.findIndex(([, other]) => other === value) === place
  return { labels: pairs.filter(isFirst).map(([label]) => label), find: (label) => values.get(foldText(label)) }
}
