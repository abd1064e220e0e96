import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { type PictureKind, pictureKindSchema } from '@tahanan/contracts/picture/picture-kind.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { TextField } from '../form/text-field.tsx'
import { usePassing } from '../form/use-passing.ts'
import { useSaving } from '../form/use-saving.ts'
import type { PictureCalls } from './picture-calls.ts'

const KINDS = [
  { value: '', label: 'Not said' },
  { value: 'actual', label: 'Actual photo' },
  { value: 'perspective', label: 'Artist’s perspective' },
  { value: 'floor plan', label: 'Floor plan' },
] as const satisfies readonly { readonly value: '' | PictureKind; readonly label: string }[]

interface PictureCaptionProps {
  readonly picture: PictureAnswer
  readonly call: PictureCalls['update']
  readonly onChanged: () => Promise<unknown>
}

/** What stands below a picture, and what kind it is, which an advertisement has to say; each saved as it is left. */
export function PictureCaption({ picture, call, onChanged }: PictureCaptionProps) {
  const [caption, setCaption] = useState(picture.caption)
  const saving = useSaving()
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const save = async (body: { readonly caption?: string; readonly kind?: PictureAnswer['kind'] }): Promise<void> => {
    const isDone = await saving.run(async () => {
      await sendEndpoint(call, { params: { id: picture.id }, body })
      await onChanged()
    })
    if (isDone) flash(true)
  }
  return (
    <div className="space-y-3">
      <div onBlur={() => (caption === picture.caption ? undefined : void save({ caption }))}>
        <TextField
          label="Caption"
          value={caption}
          messages={saving.messages('caption') ?? (saving.problem && [saving.problem.message])}
          onChange={setCaption}
        />
      </div>
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            value={picture.kind ?? ''}
            onChange={(event) => void save({ kind: pictureKindSchema.safeParse(event.target.value).data ?? null })}
          />
        )}
      </Field>
      <SavedFlash isShown={isSaved === true} />
    </div>
  )
}
