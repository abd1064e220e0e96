import { useState } from 'react'
import { m } from '../message/messages.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { forGood } from '../ui/browser-storage.ts'
import { Field, Textarea } from '../ui/field.tsx'

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

const KEY = 'tahanan.notes'

/** Characters of a note, at most; of a longer one the last that fitted stays. */
const NOTE_LENGTH = 500

/** What was noted about a listing in this browser; empty for nothing. */
function noteOf(id: number): string {
  return readNotes()[String(id)] ?? ''
}

/**
 * Keeps a note, or drops an empty one.
 *
 * @returns false where the note is too long, or the storage full or forbidden
 */
function keepNote(id: number, text: string): boolean {
  if (text.trim().length > NOTE_LENGTH) return false
  const { [String(id)]: _, ...others } = readNotes()
  const notes = text === '' ? others : { ...others, [id]: text }
  return forGood.write(KEY, JSON.stringify(notes))
}

/** Drops what was noted about listings that leave the shortlist for good. */
export function dropNotes(ids: readonly number[]): void {
  const kept = Object.entries(readNotes()).filter(([id]) => !ids.includes(Number(id)))
  forGood.write(KEY, JSON.stringify(Object.fromEntries(kept)))
}

function readNotes(): Readonly<Record<string, string>> {
  const texts = Object.entries(forGood.readJson(KEY) ?? {}).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts)
}
