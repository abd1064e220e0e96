import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { useParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Loaded } from '../screen/loaded.tsx'
import { EditListing } from './edit-listing.tsx'

/** One listing to be changed. */
export function EditListingScreen() {
  const { id = '' } = useParams()
  const choices = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  const listing = useEndpoint(listingEndpoints.fetchEdit, { params: { id } }, { keepPreviousData: false })
  return (
    <Loaded state={listing}>
      {(edited) => (
        <Loaded state={choices}>
          {(data) => <EditListing key={edited.id} listing={edited} choices={data} onChanged={() => listing.mutate()} />}
        </Loaded>
      )}
    </Loaded>
  )
}
