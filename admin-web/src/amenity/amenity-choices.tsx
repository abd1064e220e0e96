import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { CheckListField } from '../form/check-list-field.tsx'
import type { FieldState } from '../form/fields.tsx'

/** Any number of the amenities there are. */
export function AmenityChoices(field: FieldState<readonly number[]>) {
  const { data, error } = useEndpoint(listingEndpoints.fetchCreateData)
  return (
    <CheckListField
      label="Amenities"
      hint={error === undefined ? data === undefined && 'Loading…' : error.message}
      choices={data?.amenities.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      {...field}
    />
  )
}
