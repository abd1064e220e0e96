import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import { statusLabel } from '@tahanan/contracts/property/property-status.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ExportButton } from '../download/download-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'

const COLUMNS: readonly Column<ListingListItem>[] = [
  {
    heading: 'Name',
    show: ({ name, is_published: isPublished, featured }) => (
      <span className="font-medium">
        {name} {!isPublished && <Chip tone="warning">Draft</Chip>} {featured && <Chip tone="brand">Featured</Chip>}
      </span>
    ),
  },
  { heading: 'Type', show: ({ property_type: type }) => type },
  { heading: 'Listing Status', show: statusLabel },
  { heading: 'Listing Address', show: ({ location }) => location },
  { heading: 'Project', show: ({ project_name: project }) => project ?? '—' },
  { heading: 'Developer', show: ({ developer_name: developer }) => developer ?? '—' },
  { heading: 'Availability', show: ({ availability }) => availability },
]

/** "A table with server paging and search" (§2), also with a hundred thousand listings. */
export function ListingsScreen() {
  const table = useTableAddress()
  const list = useEndpoint(listingEndpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(listingEndpoints.update)
  const [deleted, setDeleted] = useState<ListingListItem>()
  const add = mayChange && (
    <ButtonLink icon="plus" to="/dashboard/addlisting">
      Add Listing
    </ButtonLink>
  )
  return (
    <>
      <ScreenHead title="Listings">
        <ExportButton table="listings" />
        {add}
      </ScreenHead>
      <DataTable
        noun="listings"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        add={add}
        actions={(listing) => (
          <RowActions
            name={listing.name}
            actions={[
              { label: 'View', to: `/dashboard/viewlisting/${listing.id}` },
              mayChange && { label: 'Edit', to: `/dashboard/editlisting/${listing.id}` },
              mayChange && { label: 'Delete', isDangerous: true, onSelect: () => setDeleted(listing) },
            ]}
          />
        )}
      />
      {deleted !== undefined && (
        <DeleteDialog
          title="Delete listing"
          name={deleted.name}
          onDelete={() => sendEndpoint(listingEndpoints.delete, { params: { id: deleted.id } })}
          onDeleted={() => {
            setDeleted(undefined)
            forget(listingEndpoints.list)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
