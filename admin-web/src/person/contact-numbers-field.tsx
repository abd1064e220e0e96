import { Input } from '@tahanan/web/ui/input.tsx'
import { LineList } from './line-list.tsx'
import { PERSON_LABELS } from './person-draft.ts'

interface ContactNumbersFieldProps {
  readonly isRequired: boolean
  readonly numbers: readonly string[]
  readonly onChange: (numbers: readonly string[]) => void
  readonly messages?: readonly string[] | undefined
}

const MAX = 6

/** Several numbers, one a line; one that is typed or pasted with `/` in it becomes several (§5). */
export function ContactNumbersField({ isRequired, numbers, onChange, messages }: ContactNumbersFieldProps) {
  return (
    <LineList
      title={PERSON_LABELS.contact}
      isRequired={isRequired}
      lines={numbers}
      onChange={(lines) =>
        onChange(lines.flatMap((line) => line.split('/').map((part) => part.trimStart())).slice(0, MAX))
      }
      blank=""
      addLabel="Add a number"
      removeLabel={(place) => `Remove number ${place}`}
      max={MAX}
      messages={messages}
    >
      {(number, change, place) => (
        <Input
          type="tel"
          aria-label={`Contact number ${place + 1}`}
          placeholder="0917 123 4567"
          value={number}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </LineList>
  )
}
