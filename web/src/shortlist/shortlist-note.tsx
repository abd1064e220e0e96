import { useState } from 'react'
import { Field, Textarea } from '../ui/field.tsx'
import { keepNote, NOTE_LENGTH, noteOf } from './notes.ts'

/** What somebody noted about a listing of their shortlist, kept in this browser as it is typed. Only for a browser. */
export function ShortlistNote({ id, name }: { readonly id: number; readonly name: string }) {
  const [text, setText] = useState(() => noteOf(id))
  const [isKept, setKept] = useState(true)
  return (
    <Field
      label={
        <>
          Note<span className="sr-only"> about {name}</span>
        </>
      }
      error={isKept ? undefined : 'This browser does not keep it: its storage is full or switched off.'}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={NOTE_LENGTH}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            setKept(keepNote(id, value))
          }}
        />
      )}
    </Field>
  )
}
