import type { DraftState } from './use-draft.ts'
import type { Saving } from './use-saving.ts'

/** What a field of a draft is drawn with: its value, what is wrong with it, and a change, which takes that away. */
export function formField<Values, Name extends keyof Values & string>(
  draft: Pick<DraftState<Values>, 'values' | 'set'>,
  saving: Pick<Saving, 'messages' | 'forget'>,
  name: Name,
) {
  return {
    value: draft.values[name],
    messages: saving.messages(name),
    onChange: (value: Values[Name]): void => {
      draft.set(name, value)
      saving.forget(name)
    },
  }
}
