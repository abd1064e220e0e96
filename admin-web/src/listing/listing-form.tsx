import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AmenityChoices } from '../amenity/amenity-choices.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { ListingBasics } from './listing-basics.tsx'
import { ListingBrokerage } from './listing-brokerage.tsx'
import { ListingEquity } from './listing-equity.tsx'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { ListingProperty } from './listing-property.tsx'
import { ListingRooms } from './listing-rooms.tsx'
import { ListingVisibility } from './listing-visibility.tsx'

interface ListingFormProps {
  readonly form: ListingFormState
  /** The kind can be chosen while the listing is not there yet. */
  readonly isNew?: boolean
}

/** The whole form of a listing, either kind. */
export function ListingForm({ form, isNew = false }: ListingFormProps) {
  const { values, set, messages } = form
  const isProject = values.listing_type === PROJECT_LISTING
  return (
    <div className="space-y-6">
      <FormPart title="Listing">
        <ListingBasics form={form} isNew={isNew} />
      </FormPart>
      <FormPart title="Property">
        <ListingProperty form={form} />
        <ListingRooms form={form} />
      </FormPart>
      {isProject ? (
        <FormPart title="Price and equity">
          <ListingEquity form={form} />
        </FormPart>
      ) : (
        <FormPart title="Price and owners">
          <ListingBrokerage form={form} />
        </FormPart>
      )}
      <FormPart title="Description">
        <AmenityChoices
          values={values.amenities}
          messages={messages('amenities')}
          onChange={(ids) => set('amenities', ids)}
        />
        <RichTextField
          label={LISTING_LABELS.details}
          value={values.details}
          messages={messages('details')}
          onChange={(html) => set('details', html)}
        />
      </FormPart>
      <FormPart title="Visibility">
        <ListingVisibility form={form} />
      </FormPart>
    </div>
  )
}
