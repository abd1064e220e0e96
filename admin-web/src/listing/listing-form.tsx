import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import {
  availabilityLabel,
  AVAILABLE,
  BROKERAGE_STATUSES,
  FOR_RENT,
  PROJECT_STATUSES,
  SOLD,
  statusLabel,
} from '@tahanan/contracts/property/property-status.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, subtypesForType } from '@tahanan/contracts/property/property-type.ts'
import { NO_UNIT_TYPE, UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { AmenityChoices } from '../amenity/amenity-choices.tsx'
import { CheckField, ChoiceField, codeChoices, TextAreaField, TextField } from '../form/fields.tsx'
import { CheckListField } from '../form/check-list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { ListingBasics } from './listing-basics.tsx'
import type { ListingDraft } from './listing-draft.ts'
import { ListingEquity } from './listing-equity.tsx'
import type { ListingFormState } from './use-listing-form.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { choosePropertyType, chooseSubtype, unitTypeChoices } from './listing-rules.ts'

const PAG_IBIG = FINANCING_OPTIONS.indexOf('PAG-IBIG Financing')

const TITLE_NUMBER_LENGTH = 20

interface ListingFormProps {
  readonly form: ListingFormState
  /** The kind can be chosen while the listing is not there yet. */
  readonly isNew?: boolean
}

/** The whole form of a listing, either kind. */
export function ListingForm({ form, isNew = false }: ListingFormProps) {
  const { values, field } = form
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
        <AmenityChoices {...field('amenities')} />
        <RichTextField {...field('details')} />
      </FormPart>
      <FormPart title="Visibility">
        <ListingVisibility form={form} />
      </FormPart>
    </div>
  )
}

/** Availability, featured, and the draft switch (decision 62). */
function ListingVisibility({ form }: { readonly form: ListingFormState }) {
  const { values, field, set } = form
  return (
    <>
      <ChoiceField
        className="sm:max-w-xs"
        {...field('availability')}
        choices={[AVAILABLE, SOLD].map((code) => ({
          value: code,
          label: availabilityLabel(values.listing_type, code),
        }))}
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

/** Areas and counts, locked where type or unit type decide them (§4). */
function ListingRooms({ form }: { readonly form: ListingFormState }) {
  const { values, locks, field, set } = form
  const count = (name: 'bedroom' | 'bathroom' | 'carpark', isLocked: boolean) => (
    <NumberField kind="count" isDisabled={isLocked} {...field(name)} />
  )
  const area = (name: 'lot_area' | 'floor_area', isLocked: boolean) => (
    <NumberField kind="area" suffix="sqm" isDisabled={isLocked} {...field(name)} />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {area('lot_area', false)}
        {area('floor_area', locks.floorArea)}
        {!locks.bedroom.hidden && count('bedroom', locks.bedroom.locked)}
        {count('bathroom', locks.bathroom)}
        {count('carpark', locks.carpark)}
        {!dashboardSettings.strictSpec && <TextField {...field('year_built')} />}
      </div>
      <CheckField
        label={LISTING_LABELS.parking}
        hint={Number(values.carpark) > 0 ? 'A car park means that there is parking.' : undefined}
        isChecked={values.parking || Number(values.carpark) > 0}
        isDisabled={Number(values.carpark) > 0}
        onChange={(parking) => set('parking', parking)}
      />
    </>
  )
}

/** Price, papers and owners of a brokerage listing. */
function ListingBrokerage({ form }: { readonly form: ListingFormState }) {
  const { values, field, messages } = form
  const ceiling = dashboardSettings.pagibigCeilingPesos
  const isAboveCeiling = values.financing_option.includes(PAG_IBIG) && Number(values.price) > ceiling
  const isTitleTooLong = values.title_number.trim().length > TITLE_NUMBER_LENGTH
  const lines = (name: 'terms_of_payment' | 'listing_owner' | 'owner_of_the_property', isRequired = false) => (
    <TextAreaField isRequired={isRequired} hint={isRequired ? 'One a line.' : undefined} {...field(name)} />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          kind="amount"
          prefix="₱"
          suffix={values.listing_status === FOR_RENT ? '/month' : undefined}
          {...field('price')}
        />
        <TextField
          {...field('title_number')}
          messages={messages('title_number') ?? (isTitleTooLong ? ['Title Number'] : undefined)}
        />
        <TextField {...field('tax_declaration_number')} />
      </div>
      {!dashboardSettings.strictSpec && values.listing_status === FOR_RENT && (
        <div className="grid gap-5 sm:grid-cols-3">
          <NumberField kind="count" {...field('deposit_months')} />
          <NumberField kind="count" {...field('advance_months')} />
        </div>
      )}
      <CheckListField
        choices={codeChoices(FINANCING_OPTIONS)}
        hint={isAboveCeiling && `The price is above the PAG-IBIG loan ceiling of ${formatPesos(ceiling * 100)}.`}
        {...field('financing_option')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {lines('listing_owner', true)}
        {lines('owner_of_the_property', true)}
      </div>
      {lines('terms_of_payment')}
    </>
  )
}

/** What kind of property it is: each choice sets what the next one offers (§4). */
function ListingProperty({ form }: { readonly form: ListingFormState }) {
  const { values, project, locks, field, set, apply } = form
  const unitTypes = unitTypeChoices(values, project)
  const subtypes = locks.propertySubtype ? [values.property_subtype] : subtypesForType(values.property_type)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        {...field('property_type')}
        choices={codeChoices(PROPERTY_TYPES)}
        isDisabled={locks.propertyType}
        onChange={(type) => type !== null && apply((now) => choosePropertyType(now, type))}
      />
      <ChoiceField
        {...field('property_subtype')}
        choices={codeChoices(PROPERTY_SUBTYPES, subtypes)}
        isDisabled={locks.propertySubtype}
        onChange={(subtype) => subtype !== null && apply((now) => chooseSubtype(now, subtype))}
      />
      {unitTypes.length > 0 && (
        <ChoiceField
          {...field('property_unit_type')}
          none="Choose a unit type"
          choices={codeChoices(UNIT_TYPES, offeredWith(unitTypes, values.property_unit_type))}
          value={values.property_unit_type === NO_UNIT_TYPE ? null : values.property_unit_type}
          onChange={(unitType) => set('property_unit_type', unitType ?? NO_UNIT_TYPE)}
        />
      )}
      {values.listing_type === PROJECT_LISTING ? (
        <ChoiceField
          {...field('property_status')}
          choices={PROJECT_STATUSES.map((status, code) => ({ value: code, label: shownStatus(status, values) }))}
          onChange={(status) => status !== null && set('property_status', status)}
        />
      ) : (
        <ChoiceField
          {...field('listing_status')}
          choices={codeChoices(BROKERAGE_STATUSES)}
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
