import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import { TextField } from '../form/text-field.tsx'
import { BrokerField } from '../picker/broker-field.tsx'
import { SinglePictureField } from '../picture/single-picture-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { REALTY_LABELS, type RealtyDraft } from './realty-draft.ts'

interface RealtyFormProps {
  readonly draft: DraftState<RealtyDraft>
  readonly saving: Saving
  readonly currentLogo?: string | undefined
  readonly logo: File | undefined
  readonly onLogo: (logo: File | undefined) => void
}

type Line =
  | 'name'
  | 'office_address'
  | 'contact_number'
  | 'contact_person'
  | 'email'
  | 'registration_no'
  | 'dhsud_registration'

/** The fields of a realty firm. */
export function RealtyForm({ draft, saving, currentLogo, logo, onLogo }: RealtyFormProps) {
  const line = (field: Line) => (
    <TextField
      label={REALTY_LABELS[field]}
      isRequired={field === 'name'}
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
        {line('email')}
        {line('registration_no')}
        {line('dhsud_registration')}
        <BrokerField
          label={REALTY_LABELS.broker_in_charge_id}
          brokerId={draft.values.broker_in_charge_id}
          messages={saving.messages('broker_in_charge_id')}
          onChoose={(brokerId) => draft.set('broker_in_charge_id', brokerId)}
        />
      </div>
      <RichTextField
        label={REALTY_LABELS.details}
        value={draft.values.details}
        messages={saving.messages('details')}
        onChange={(details) => draft.set('details', details)}
      />
      <SinglePictureField
        label="Logo"
        current={currentLogo}
        file={logo}
        messages={saving.messages('logo')}
        onChange={(file) => {
          onLogo(file)
          saving.forget('logo')
        }}
      />
    </>
  )
}
