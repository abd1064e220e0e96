import { SinglePictureField } from '../picture/single-picture-field.tsx'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { TextField } from '../form/text-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { DEVELOPER_LABELS, type DeveloperDraft } from './developer-draft.ts'

interface DeveloperFormProps {
  readonly draft: DraftState<DeveloperDraft>
  readonly saving: Saving
  readonly isEdit: boolean
  readonly currentLogo?: string | undefined
  readonly logo: File | undefined
  readonly onLogo: (file: File | undefined) => void
}

/** The fields of a developer; adding and editing differ in what is required (§5). */
export function DeveloperForm({ draft, saving, isEdit, currentLogo, logo, onLogo }: DeveloperFormProps) {
  const line = (field: 'name' | 'office_address' | 'contact_person' | 'contact_number') => (
    <TextField
      label={DEVELOPER_LABELS[field]}
      isRequired
      autoFocus={field === 'name'}
      value={draft.values[field]}
      messages={saving.messages(field)}
      onChange={(value) => {
        draft.set(field, value)
        saving.forget(field)
      }}
    />
  )
  return (
    <>
      {line('name')}
      {line('office_address')}
      <div className="grid gap-5 sm:grid-cols-2">
        {line('contact_person')}
        {line('contact_number')}
      </div>
      <RichTextField
        label={DEVELOPER_LABELS.details}
        isRequired={isEdit}
        value={draft.values.details}
        messages={saving.messages('details')}
        onChange={(value) => draft.set('details', value)}
      />
      <SinglePictureField
        label="Logo"
        isRequired={isEdit}
        current={currentLogo}
        file={logo}
        messages={saving.messages('pictures')}
        onChange={(file) => {
          onLogo(file)
          saving.forget('pictures')
        }}
      />
    </>
  )
}
