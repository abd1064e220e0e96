import { AVAILABLE, SOLD } from '@tahanan/contracts/property/availability.ts'
import { availabilityLabel } from '@tahanan/contracts/property/availability-label.ts'
import { CheckField } from '../form/check-field.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'

/** Availability, featured, and the draft switch (decision 62). */
export function ListingVisibility({ form }: { readonly form: ListingFormState }) {
  const { values, set, messages } = form
  return (
    <>
      <ChoiceField
        className="sm:max-w-xs"
        label={LISTING_LABELS.availability}
        choices={[AVAILABLE, SOLD].map((code) => ({
          value: code,
          label: availabilityLabel(values.listing_type, code),
        }))}
        value={values.availability}
        messages={messages('availability')}
        onChange={(availability) => availability !== null && set('availability', availability)}
      />
      <CheckField
        label={LISTING_LABELS.featured}
        hint="Shown among the featured listings of the homepage."
        isChecked={values.featured}
        onChange={(featured) => set('featured', featured)}
      />
      {!dashboardSettings.strictSpec && (
        <CheckField
          label="Keep as a draft"
          hint="Nothing of a draft is public."
          isChecked={!values.is_published}
          onChange={(isDraft) => set('is_published', !isDraft)}
        />
      )}
    </>
  )
}
