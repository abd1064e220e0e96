import type { LeadListCounts } from '@tahanan/contracts/lead/lead.ts'
import { isOpenLead, LEAD_STATUSES } from '@tahanan/contracts/lead/lead-status.ts'
import type { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Select } from '@tahanan/web/ui/field.tsx'
import type { z } from 'zod'
import { STATUS_LABELS } from './lead-labels.ts'
import { numberText } from '../screen/count-texts.ts'
import { useAddressFilter } from '../table/use-table-address.ts'

const FOLDERS = ['open', 'overdue', 'today', 'all', 'spam', 'deleted'] as const

/** Which leads a list shows: those to be dealt with, whenever or by when, all that are no spam, the spam, or what was deleted. */
type LeadFolder = (typeof FOLDERS)[number]

const OWNERS = ['me', 'none'] as const

/** What of the address says which leads are shown; emptied, it goes without saying. */
const ADDRESS = ['status', 'folder', 'assignee', 'view'] as const

type LeadFilterState = ReturnType<typeof useLeadFilter>

/** The filters of a list of leads, kept in the address beside its search and page. */
export function useLeadFilter() {
  const { get, change } = useAddressFilter(ADDRESS)
  const folder: LeadFolder = FOLDERS.find((known) => known === get('folder')) ?? 'open'
  const status = LEAD_STATUSES.find((known) => known === get('status'))
  /** Columns by status in place of the table. */
  const isBoard = get('view') === 'board'
  const assignee = /^(?:me|none|[1-9]\d{0,8})$/.exec(get('assignee'))?.[0]
  const filter = {
    ...(status !== undefined && !isBoard && { status }),
    ...(assignee !== undefined && { assignee }),
    // Who asks for the closed ones sees them; on the board they have columns of their own.
    ...(folder === 'open' && status === undefined && !isBoard && { open: 'all' }),
    ...((folder === 'overdue' || folder === 'today') && { open: folder }),
    // What was deleted is shown whether it was spam or not.
    spam: folder === 'spam' ? 'true' : folder === 'deleted' ? 'all' : 'false',
    deleted: folder === 'deleted' ? 'true' : 'false',
  } satisfies z.input<typeof leadEndpoints.list.query>
  return { filter, folder, isBoard, change }
}

/** As many as are counted of what is not known by the way. */
const COUNTED_MAX = 1_000

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${numberText(count)})`
const withBoundedCount = (label: string, count: number | undefined) =>
  count === COUNTED_MAX ? `${label} (${numberText(count)}+)` : withCount(label, count)

interface LeadFiltersProps {
  readonly state: LeadFilterState
  /** Of all leads, whatever the list shows. */
  readonly counts: LeadListCounts | undefined
}

/** By status, whose they are, and the folders of overdue, spam and deleted leads; each with how many there are. */
export function LeadFilters({ state, counts }: LeadFiltersProps) {
  const { filter, folder, isBoard, change } = state
  const openCount = counts && LEAD_STATUSES.filter(isOpenLead).reduce((sum, each) => sum + counts.status[each], 0)
  const labels = {
    open: withCount('To deal with', openCount),
    overdue: withBoundedCount('Overdue', counts?.overdue),
    today: 'Next step today',
    all: withCount('All, closed ones too', counts?.all),
    spam: withCount('Spam', counts?.spam),
    deleted: withCount('Deleted', counts?.deleted),
  }
  const owners = {
    me: withBoundedCount('My leads', counts?.mine),
    none: withBoundedCount('Unassigned', counts?.unassigned),
  }
  const one = filter.assignee
  const isOnes = one !== undefined && one !== 'me' && one !== 'none'
  return (
    <>
      {!isBoard && (
        <Select
          aria-label="Status"
          className="w-44"
          value={filter.status ?? ''}
          options={[
            { value: '', label: 'Any status' },
            ...LEAD_STATUSES.map((value) => ({ value, label: withCount(STATUS_LABELS[value], counts?.status[value]) })),
          ]}
          onChange={(event) => change({ status: event.target.value })}
        />
      )}
      <Select
        aria-label="Assigned to"
        className="w-44"
        value={one ?? ''}
        options={[
          { value: '', label: 'Anybody’s' },
          ...OWNERS.map((value) => ({ value, label: owners[value] })),
          ...(isOnes ? [{ value: one, label: `Salesperson ${one}` }] : []),
        ]}
        onChange={(event) => change({ assignee: event.target.value })}
      />
      <Select
        aria-label="Folder"
        className="w-44"
        value={folder}
        options={FOLDERS.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => change({ folder: event.target.value === 'open' ? '' : event.target.value })}
      />
    </>
  )
}
