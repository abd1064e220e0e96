import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { PersonFields } from '../person/person-fields.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import type { SalespersonDraft } from './salesperson-draft.ts'

interface SalespersonFormProps {
  readonly draft: DraftState<SalespersonDraft>
  readonly saving: Saving
  readonly isEdit: boolean
  readonly currentPhoto?: string | undefined
  readonly photo: File | undefined
  readonly onPhoto: (photo: File | undefined) => void
}

const REQUIRED = {
  add: new Set(['position', 'contact'] as const),
  edit: new Set(['position', 'contact', 'email', 'license'] as const),
}

/** The fields of a salesperson; adding and updating differ in what is required (§5). */
export function SalespersonForm({ draft, saving, isEdit, currentPhoto, photo, onPhoto }: SalespersonFormProps) {
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={isEdit ? REQUIRED.edit : REQUIRED.add} />
      <BrokerField
        isRequired
        brokerId={draft.values.broker_id}
        messages={saving.messages('broker_id')}
        onChoose={(brokerId) => {
          draft.set('broker_id', brokerId)
          saving.forget('broker_id')
        }}
      />
      <SinglePictureField
        label="Photo"
        isRequired={!isEdit}
        current={currentPhoto}
        file={photo}
        messages={saving.messages('image')}
        onChange={(file) => {
          onPhoto(file)
          saving.forget('image')
        }}
      />
    </>
  )
}
