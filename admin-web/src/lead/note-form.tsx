import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { TextAreaField } from '../form/text-area-field.tsx'

/** A note for the timeline; its text stays until it is saved. */
export function NoteForm({ onNote }: { readonly onNote: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const isSaved = await onNote(text.trim())
    setBusy(false)
    if (isSaved) setText('')
  }
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextAreaField label="Add a note" value={text} onChange={setText} />
      <Button type="submit" kind="secondary" isBusy={isBusy} disabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  )
}
