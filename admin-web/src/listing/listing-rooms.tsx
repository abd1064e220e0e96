import { CheckField } from '../form/check-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import type { ListingFormState } from './listing-form-state.ts'
import { LISTING_LABELS } from './listing-labels.ts'

/** Areas and counts, locked where type or unit type decide them (§4). */
export function ListingRooms({ form }: { readonly form: ListingFormState }) {
  const { values, locks, set, messages } = form
  const count = (field: 'bedroom' | 'bathroom' | 'carpark', isLocked: boolean) => (
    <NumberField
      label={LISTING_LABELS[field]}
      value={values[field]}
      isDisabled={isLocked}
      messages={messages(field)}
      onChange={(digits) => set(field, digits)}
    />
  )
  const area = (field: 'lot_area' | 'floor_area', isLocked: boolean) => (
    <NumberField
      label={LISTING_LABELS[field]}
      decimals={2}
      suffix="sqm"
      value={values[field]}
      isDisabled={isLocked}
      messages={messages(field)}
      onChange={(digits) => set(field, digits)}
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {area('lot_area', false)}
        {area('floor_area', locks.floorArea)}
        {!locks.bedroom.hidden && count('bedroom', locks.bedroom.locked)}
        {count('bathroom', locks.bathroom)}
        {count('carpark', locks.carpark)}
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
