import type { DraftState } from './use-draft.ts'
import type { Saving } from './use-saving.ts'

/** What a field is drawn with. */
export interface FieldState<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What is wrong, in the specification's words or the server's. */
  readonly messages?: readonly string[] | undefined
}

/**
 * What a field of a draft is drawn with: its value, what is wrong with it, and a change, which takes that away.
 *
 * @param saidOf fields that a refusal in view of this one stands beside
 */
export function formField<Values, Name extends keyof Values & string>(
  draft: Pick<DraftState<Values>, 'values' | 'set'>,
  saving: Pick<Saving, 'messages' | 'forget'>,
  name: Name,
  saidOf: readonly string[] = [name],
): FieldState<Values[Name]> {
  return {
    value: draft.values[name],
    messages: saving.messages(name),
    onChange(value) {
      draft.set(name, value)
      for (const field of saidOf) saving.forget(field)
    },
  }
}
