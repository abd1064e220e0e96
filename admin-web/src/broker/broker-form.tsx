import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { TextField } from '../form/text-field.tsx'
import { PersonFields } from '../person/person-fields.tsx'
import { RealtyField } from '../picker/realty-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { BROKER_LABELS, type BrokerDraft } from './broker-draft.ts'

interface BrokerFormProps {
  readonly draft: DraftState<BrokerDraft>
  readonly saving: Saving
  readonly currentPhoto?: string | undefined
  readonly photo: File | undefined
  readonly onPhoto: (photo: File | undefined) => void
}

const NOTHING_MORE = new Set<never>()

/** The fields of a broker. */
export function BrokerForm({ draft, saving, currentPhoto, photo, onPhoto }: BrokerFormProps) {
  return (
    <>
      <PersonFields draft={draft} saving={saving} required={NOTHING_MORE} />
      <TextField
        label={BROKER_LABELS.office_address}
        value={draft.values.office_address}
        messages={saving.messages('office_address')}
        onChange={(address) => {
          draft.set('office_address', address)
          saving.forget('office_address')
        }}
      />
      <RealtyField
        realtyId={draft.values.realty_id}
        messages={saving.messages('realty_id')}
        onChoose={(realtyId) => {
          draft.set('realty_id', realtyId)
          saving.forget('realty_id')
        }}
      />
      <SinglePictureField
        label="Photo"
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
