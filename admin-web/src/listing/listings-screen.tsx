import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BULK_LISTINGS_MAX } from '@tahanan/contracts/listing/listing-bulk.ts'
import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { lazy, Suspense, useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ExportButton } from '../download/download-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { useSelection } from '../table/use-selection.ts'
import { useListingColumns } from './listing-columns.tsx'
import { useListingFilters } from './use-listing-filters.ts'

const ListingFilters = lazy(async () => ({ default: (await import('./listing-filters.tsx')).ListingFilters }))
const ColumnChoice = lazy(async () => ({ default: (await import('./column-choice.tsx')).ColumnChoice }))
const ViewBar = lazy(async () => ({ default: (await import('../view/view-bar.tsx')).ViewBar }))
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

/** On a narrow screen filters would leave no room for what they find. */
const WIDE = '(min-width: 64rem)'

/** "A table with server paging and search" (§2), also with a hundred thousand listings. */
export function ListingsScreen() {
  const table = useTableAddress()
  const filters = useListingFilters()
  const { columns, chosen, choose } = useListingColumns()
  const [panel, setPanel] = useState<'filters' | 'columns' | undefined>(
    filters.count > 0 && matchMedia(WIDE).matches ? 'filters' : undefined,
  )
  const list = useEndpoint(listingEndpoints.list, { query: { ...table.query, ...filters.filter, sort: filters.sort } })
  const forget = useForget()
  const mayChange = useMay(listingEndpoints.update)
  const selection = useSelection(list.data?.results, BULK_LISTINGS_MAX)
  const [deleted, setDeleted] = useState<ListingListItem>()
  const add = mayChange && (
    <ButtonLink icon="plus" to="/dashboard/addlisting">
      Add Listing
    </ButtonLink>
  )
  const toggle = (name: 'filters' | 'columns', label: string) => (
    <Button
      kind="secondary"
      {...(name === 'filters' && { icon: 'filter' })}
      aria-expanded={panel === name}
      onClick={() => setPanel(panel === name ? undefined : name)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <ScreenHead title="Listings">
        <ExportButton table="listings" filters={filters.filter} />
        {add}
      </ScreenHead>
      {!dashboardSettings.strictSpec && (
        <Suspense fallback={<div className="mb-3 h-11" />}>
          <ViewBar columns={chosen} />
        </Suspense>
      )}
      <DataTable
        noun="listings"
        table={table}
        list={list}
        columns={columns}
        add={add}
        isFiltered={filters.count > 0}
        onClear={filters.clear}
        selection={mayChange && !dashboardSettings.strictSpec ? selection : undefined}
        sort={{ by: filters.sort ?? '', onSort: (sort) => filters.change({ sort }) }}
        filters={
          !dashboardSettings.strictSpec && (
            <>
              {toggle('filters', filters.count === 0 ? 'Filters' : `Filters (${filters.count})`)}
              {toggle('columns', 'Columns')}
              <Suspense>
                {panel === 'filters' && <ListingFilters filters={filters} />}
                {panel === 'columns' && <ColumnChoice chosen={chosen} onChoose={choose} />}
              </Suspense>
            </>
          )
        }
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
      {selection.isUsed && (
        <Suspense>
          <BulkBar selection={selection} shown={list.data?.results ?? []} />
        </Suspense>
      )}
      {deleted !== undefined && (
        <DeleteDialog
          title="Delete listing"
          name={deleted.name}
          onDelete={() => sendEndpoint(listingEndpoints.delete, { params: { id: deleted.id } })}
          onDeleted={() => forget(listingEndpoints.list)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
