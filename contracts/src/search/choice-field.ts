import { z } from 'zod'
import { foldText } from '../text/fold-text.ts'

/**
 * One of some labels in a query, in any case and with hyphens for spaces: `For Rent`, `for-rent`. Answers what the label
 * stands for; anything else is refused by naming the labels. Where two labels stand for the same, the first is named.
 */
export function choiceField<Value extends string | number | boolean>(choices: readonly (readonly [string, Value])[]) {
  const values = new Map(choices.map(([label, value]) => [foldText(label), value]))
  const named = choices.filter(([, value], place) => choices.findIndex(([, other]) => other === value) === place)
  const message = `Use one of: ${named.map(([label]) => label).join(', ')}.`
  return z.string().transform((text, context): Value => {
    const value = values.get(foldText(text))
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
