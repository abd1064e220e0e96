import type { AuditEntryAnswer } from '@tahanan/contracts/audit/audit.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { Link } from 'react-router-dom'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { ScreenHead } from '../screen/screen-head.tsx'
import { type Column, OutdatedNote } from '../table/data-table.tsx'
import { ListRows } from '../table/table-rows.tsx'
import { useAddressFilter } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actionText, beforeOf, roleText } from './audit-texts.ts'
import { AUDIT_FILTERS, auditAddress } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'

const LINK = 'hover:text-brand hover:underline'

/** Who and what lead to their own part of the trail. */
const AUDIT_COLUMNS: readonly Column<AuditEntryAnswer>[] = [
  { heading: 'When', show: ({ at }) => momentText(at), className: 'md:w-44 !align-top' },
  {
    heading: 'Who',
    className: '!align-top',
    show: ({ actor, role }) => (
      <>
        <Link to={`/dashboard/audit?actor=${actor?.id ?? 'system'}`} className={`${LINK} font-medium`}>
          {actor?.name ?? 'System'}
        </Link>
        {actor !== null && <span className="text-ink-soft"> ({roleText(role)})</span>}
      </>
    ),
  },
  { heading: 'Did', show: ({ action }) => actionText(action), className: '!align-top' },
  {
    heading: 'Record',
    className: '!align-top',
    show: ({ noun, record_id: id }) =>
      // 0: about no single one.
      id === 0 ? (
        noun
      ) : (
        <Link to={`/dashboard/audit?noun=${noun}&id=${id}`} className={LINK}>
          {noun} {id}
        </Link>
      ),
  },
  { heading: 'Changes', show: (entry) => <AuditChanges entry={entry} />, className: '!align-top md:max-w-md' },
]

const PAGE_SIZE = 25

/** Who did what: all of it, or the history of one record, newest first. */
export function AuditScreen() {
  const filter = useAddressFilter(AUDIT_FILTERS)
  const query = auditAddress(filter.get)
  const list = useEndpoint(auditEndpoints.list, { query: { ...query, page_size: PAGE_SIZE } })
  const { data } = list
  const { noun, id, before, ...others } = query
  const isFiltered = noun !== undefined || Object.keys(others).length > 0
  const record = noun !== undefined && id !== undefined && `${noun} ${id}`
  return (
    <>
      <ScreenHead title={record ? `History of ${record}` : 'Audit'} />
      <section aria-label="audit trail" data-table className="rounded-lg border border-line bg-surface shadow-card">
        <div className="border-b border-line p-3">
          <AuditFilters filter={filter} known={data} isFiltered={isFiltered} />
        </div>
        <OutdatedNote list={list} />
        <ListRows
          noun="audit trail"
          list={list}
          rowsExpected={PAGE_SIZE}
          columns={AUDIT_COLUMNS}
          rowKey={(entry) => entry.id}
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
      </section>
    </>
  )
}

interface AuditPagerProps {
  /** Address of the older page; null at the end. */
  readonly next: string | null
  readonly isFirst: boolean
  readonly shown: number
  /** `before` of a page; empty for the newest. */
  readonly onPage: (before: string) => void
}

/** From page to older page, as the trail is read: there are no numbers, and going back is the browser's. */
function AuditPager({ next, isFirst, shown, onPage }: AuditPagerProps) {
  if (next === null && isFirst && shown === 0) return null
  const before = beforeOf(next)
  return (
    <nav aria-label="Pages of the audit trail" className="flex flex-wrap items-center gap-3 border-t border-line p-3">
      <p role="status" className="flex-1 text-sm text-ink-soft">
        {shown} {shown === 1 ? 'entry' : 'entries'}
        {before === null && ', the oldest among them'}
      </p>
      {!isFirst && (
        <Button kind="secondary" size="small" onClick={() => onPage('')}>
          Newest
        </Button>
      )}
      {before !== null && (
        <Button kind="secondary" size="small" onClick={() => onPage(before)}>
          Older
        </Button>
      )}
    </nav>
  )
}
