import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { statusLabel } from '@tahanan/contracts/property/status-label.ts'
import { subtypeAfterTypeChange } from '@tahanan/contracts/property/subtype-after-type-change.ts'
import { subtypesForType } from '@tahanan/contracts/property/subtypes-for-type.ts'
import { NO_UNIT_TYPE, UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { ChoiceField } from '../form/choice-field.tsx'
import { codeChoices } from '../form/code-choices.ts'
import { chooseSubtype } from './choose-subtype.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { unitTypeChoices } from './unit-type-choices.ts'

/** What kind of property it is: each choice sets what the next one offers (§4). */
export function ListingProperty({ form }: { readonly form: ListingFormState }) {
  const { values, project, locks, set, apply, messages } = form
  const unitTypes = unitTypeChoices(values, project)
  const subtypes = locks.propertySubtype ? [values.property_subtype] : subtypesForType(values.property_type)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label={LISTING_LABELS.property_type}
        choices={codeChoices(PROPERTY_TYPES)}
        value={values.property_type}
        isDisabled={locks.propertyType}
        messages={messages('property_type')}
        onChange={(type) => type !== null && apply((now) => choosePropertyType(now, type))}
      />
      <ChoiceField
        label={LISTING_LABELS.property_subtype}
        choices={codeChoices(PROPERTY_SUBTYPES, subtypes)}
        value={values.property_subtype}
        isDisabled={locks.propertySubtype}
        messages={messages('property_subtype')}
        onChange={(subtype) => subtype !== null && apply((now) => chooseSubtype(now, subtype))}
      />
      {unitTypes.length > 0 && (
        <ChoiceField
          label={LISTING_LABELS.property_unit_type}
          none="Choose a unit type"
          choices={codeChoices(UNIT_TYPES, offeredWith(unitTypes, values.property_unit_type))}
          value={values.property_unit_type === NO_UNIT_TYPE ? null : values.property_unit_type}
          messages={messages('property_unit_type')}
          onChange={(unitType) => set('property_unit_type', unitType ?? NO_UNIT_TYPE)}
        />
      )}
      {values.listing_type === PROJECT_LISTING ? (
        <ChoiceField
          label={LISTING_LABELS.property_status}
          choices={PROJECT_STATUSES.map((status, code) => ({ value: code, label: shownStatus(status, values) }))}
          value={values.property_status}
          messages={messages('property_status')}
          onChange={(status) => status !== null && set('property_status', status)}
        />
      ) : (
        <ChoiceField
          label={LISTING_LABELS.listing_status}
          choices={codeChoices(BROKERAGE_STATUSES)}
          value={values.listing_status}
          messages={messages('listing_status')}
          onChange={(status) => status !== null && set('listing_status', status)}
        />
      )}
    </div>
  )
}

/** A unit type that the project has ceased to offer is shown as it is, not as another (decision 58). */
function offeredWith(unitTypes: readonly number[], current: number): readonly number[] {
  return current === NO_UNIT_TYPE || unitTypes.includes(current) ? unitTypes : [...unitTypes, current]
}

/** "Ready-to-use is offered for some unit types" (§3, decision 53): it is a label. */
function shownStatus(status: string, values: ListingDraft): string {
  return statusLabel({
    property_status: status,
    property_type: PROPERTY_TYPES[values.property_type] ?? null,
    property_subtype: PROPERTY_SUBTYPES[values.property_subtype] ?? null,
  })
}

/** "Choosing a property type resets the subtype choices" (§4); the unit types follow. */
export function choosePropertyType(draft: ListingDraft, propertyType: number): ListingDraft {
  const subtype = subtypeAfterTypeChange(propertyType, draft.property_subtype)
  return chooseSubtype({ ...draft, property_type: propertyType }, subtype)
}
