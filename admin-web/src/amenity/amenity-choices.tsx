import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { CheckListField } from '../form/check-list-field.tsx'

interface AmenityChoicesProps {
  readonly value: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
  readonly messages?: readonly string[] | undefined
}

/** Any number of the amenities there are. */
export function AmenityChoices({ value, onChange, messages }: AmenityChoicesProps) {
  const { data, error } = useEndpoint(listingEndpoints.fetchCreateData)
  return (
    <CheckListField
      label="Amenities"
      hint={error === undefined ? data === undefined && 'Loading…' : error.message}
      choices={data?.amenities.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value}
      messages={messages}
      onChange={onChange}
    />
  )
}
