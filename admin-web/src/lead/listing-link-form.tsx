import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { TextField } from '../form/text-field.tsx'

interface ListingLinkFormProps {
  readonly url: string
  readonly onSave: (url: string | null) => Promise<boolean>
}

/** Ties a lead to a listing by its address; one of ours is known again (decision 107). */
export function ListingLinkForm({ url, onSave }: ListingLinkFormProps) {
  const [text, setText] = useState(url)
  const isChanged = text.trim() !== url
  return (
    <form
      noValidate
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) void onSave(text.trim() === '' ? null : text.trim())
      }}
    >
      <TextField label="Listing address" type="url" value={text} onChange={setText} />
      {isChanged && (
        <Button type="submit" kind="secondary" size="small">
          Save the address
        </Button>
      )}
    </form>
  )
}
