import type { LeadCounts } from '@tahanan/contracts/lead/lead-counts.ts'
import { LEAD_STATUSES } from '@tahanan/contracts/lead/lead-status.ts'
import { Select } from '@tahanan/web/ui/select.tsx'
import { STATUS_LABELS } from './lead-labels.ts'
import type { LeadFilterQuery, LeadShelf } from './use-lead-filter.ts'

interface LeadFiltersProps {
  readonly filter: LeadFilterQuery
  /** Of all leads, whatever the list shows. */
  readonly counts: LeadCounts | undefined
  readonly onChange: (change: { readonly status?: string; readonly shelf?: LeadShelf }) => void
}

const SHELVES: readonly LeadShelf[] = ['open', 'spam', 'deleted']
const NUMBER = new Intl.NumberFormat('en-PH')

/** By status, and the shelves of spam and deleted leads; each with how many there are. */
export function LeadFilters({ filter, counts, onChange }: LeadFiltersProps) {
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${NUMBER.format(count)})`
  const shelf: LeadShelf = filter.deleted === 'true' ? 'deleted' : filter.spam === 'true' ? 'spam' : 'open'
  const labels = {
    open: withCount('To deal with', counts?.all),
    spam: withCount('Spam', counts?.spam),
    deleted: withCount('Deleted', counts?.deleted),
  }
  return (
    <>
      <Select
        aria-label="Status"
        className="w-44"
        value={filter.status ?? ''}
        options={[
          { value: '', label: 'Any status' },
          ...LEAD_STATUSES.map((value) => ({ value, label: withCount(STATUS_LABELS[value], counts?.status[value]) })),
        ]}
        onChange={(event) => onChange({ status: event.target.value })}
      />
      <Select
        aria-label="Shelf"
        className="w-44"
        value={shelf}
        options={SHELVES.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => onChange({ shelf: SHELVES.find((known) => known === event.target.value) ?? 'open' })}
      />
    </>
  )
}
