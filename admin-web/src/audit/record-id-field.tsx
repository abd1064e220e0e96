import { Field } from '@tahanan/web/ui/field.tsx'
import { Input } from '@tahanan/web/ui/input.tsx'
import { useState } from 'react'
import { digitsOf } from '../form/digits-of.ts'

interface RecordIdFieldProps {
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (id: string) => void
}

/** The id of one record; asked for with Enter, or on leaving the field. */
export function RecordIdField({ value, isDisabled, onChange }: RecordIdFieldProps) {
  const [text, setText] = useState(value)
  const send = (): void => {
    if (text !== value) onChange(text)
  }
  return (
    <Field label="Id">
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={9}
          placeholder="All"
          disabled={isDisabled}
          value={text}
          onChange={(event) => setText(digitsOf(event.target.value))}
          onBlur={send}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send()
          }}
        />
      )}
    </Field>
  )
}
