import type { Choices } from './choices-of.ts'
import { textValue } from './text-value.ts'

/** One of some labels in a query. Answers what the label stands for; anything else is refused by naming the labels. */
export function choiceField<Value extends string | number | boolean>({ find, labels }: Choices<Value>) {
  return textValue(find, `Use one of: ${labels.join(', ')}.`)
}
