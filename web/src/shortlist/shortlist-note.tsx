import { useState } from 'react'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { Field, Textarea } from '../ui/field.tsx'
import { keepNote, NOTE_LENGTH, noteOf } from './notes.ts'

/** What somebody noted about a listing of their shortlist, kept in this browser as it is typed. Only for a browser. */
export function ShortlistNote({ id, name }: { readonly id: number; readonly name: string }) {
  const [text, setText] = useState(() => noteOf(id))
  const [isKept, setKept] = useState(true)
  // Said instead of cut: what is pasted would lose its end in silence.
  const isTooLong = text.trim().length > NOTE_LENGTH
  return (
    <Field
      label={withNodes(
        m.shortlist.note({ about: SLOT }),
        <span className="sr-only">{m.shortlist.noteAbout({ name })}</span>,
      )}
      error={isTooLong ? m.lead.tooLong({ limit: NOTE_LENGTH }) : isKept ? undefined : m.shortlist.notKept()}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
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
