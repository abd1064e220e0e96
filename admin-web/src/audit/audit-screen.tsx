import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { ErrorState } from '@tahanan/web/ui/error-state.tsx'
import { useEndpoint } from '../api/use-endpoint.ts'
import { ScreenHead } from '../screen/screen-head.tsx'
import { TableRows } from '../table/table-rows.tsx'
import { useAddressFilter } from '../table/use-address-filter.ts'
import { AUDIT_FILTERS, auditAddress } from './audit-address.ts'
import { AUDIT_COLUMNS } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPager } from './audit-pager.tsx'

const PAGE_SIZE = 25

/** Who did what: all of it, or the history of one record, newest first. */
export function AuditScreen() {
  const filter = useAddressFilter(AUDIT_FILTERS)
  const query = auditAddress(filter.get)
  const list = useEndpoint(auditEndpoints.list, { query: { ...query, page_size: PAGE_SIZE } })
  const { data, error, isValidating } = list
  const { noun, id, before, ...others } = query
  const isFiltered = noun !== undefined || Object.keys(others).length > 0
  const record = noun !== undefined && id !== undefined && `${noun} ${id}`
  return (
    <>
      <ScreenHead title={record ? `History of ${record}` : 'Audit'} />
      <section aria-label="audit trail" className="rounded-lg border border-line bg-surface shadow-card">
        <div className="border-b border-line p-3">
          <AuditFilters filter={filter} known={data} isFiltered={isFiltered} />
        </div>
        {data === undefined && error !== undefined ? (
          <ErrorState
            title="The audit trail could not be loaded"
            requestId={error.requestId}
            onRetry={() => void list.mutate()}
          >
            {error.message}
          </ErrorState>
        ) : (
          <>
            {data !== undefined && error !== undefined && (
              <p role="alert" className="bg-warning-soft px-4 py-2 text-sm text-warning">
                {error.message} What you see may be out of date.
              </p>
            )}
            <TableRows
              caption="audit trail"
              rows={data?.results}
              rowsExpected={PAGE_SIZE}
              columns={AUDIT_COLUMNS}
              rowKey={(entry) => entry.id}
              actions={undefined}
              isStale={isValidating && data !== undefined}
            />
            {data?.results.length === 0 && <EmptyState title="Nothing of this kind has happened" />}
            {data !== undefined && (
              <AuditPager
                next={data.next}
                isFirst={before === undefined}
                shown={data.results.length}
                onPage={(place) => filter.change({ before: place })}
              />
            )}
          </>
        )}
      </section>
    </>
  )
}
