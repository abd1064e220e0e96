import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { CheckListField } from '../form/check-list-field.tsx'
import { codeChoices } from '../form/code-choices.ts'
import { NumberField } from '../form/number-field.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'

const PAG_IBIG = FINANCING_OPTIONS.indexOf('PAG-IBIG Financing')
const TITLE_NUMBER_LENGTH = 20

/** Price, papers and owners of a brokerage listing. */
export function ListingBrokerage({ form }: { readonly form: ListingFormState }) {
  const { values, set, messages } = form
  const ceiling = dashboardSettings.pagibigCeilingPesos
  const isAboveCeiling = values.financing_option.includes(PAG_IBIG) && Number(values.price) > ceiling
  const isTitleTooLong = values.title_number.trim().length > TITLE_NUMBER_LENGTH
  const lines = (field: 'terms_of_payment' | 'listing_owner' | 'owner_of_the_property', isRequired = false) => (
    <TextAreaField
      label={LISTING_LABELS[field]}
      isRequired={isRequired}
      hint={isRequired ? 'One a line.' : undefined}
      value={values[field]}
      messages={messages(field)}
      onChange={(text) => set(field, text)}
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={LISTING_LABELS.price}
          prefix="₱"
          suffix={values.listing_status === FOR_RENT ? '/month' : undefined}
          value={values.price}
          messages={messages('price')}
          onChange={(digits) => set('price', digits)}
        />
        <TextField
          label={LISTING_LABELS.title_number}
          value={values.title_number}
          messages={messages('title_number') ?? (isTitleTooLong ? ['Title Number'] : undefined)}
          onChange={(number) => set('title_number', number)}
        />
        <TextField
          label={LISTING_LABELS.tax_declaration_number}
          value={values.tax_declaration_number}
          messages={messages('tax_declaration_number')}
          onChange={(number) => set('tax_declaration_number', number)}
        />
      </div>
      <CheckListField
        label={LISTING_LABELS.financing_option}
        choices={codeChoices(FINANCING_OPTIONS)}
        hint={isAboveCeiling && `The price is above the PAG-IBIG loan ceiling of ${formatPesos(ceiling * 100)}.`}
        values={values.financing_option}
        messages={messages('financing_option')}
        onChange={(codes) => set('financing_option', codes)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {lines('listing_owner', true)}
        {lines('owner_of_the_property', true)}
      </div>
      {lines('terms_of_payment')}
    </>
  )
}
