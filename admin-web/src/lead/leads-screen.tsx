import { LEAD_STATUSES, type LeadAnswer, type LeadCounts, type LeadStatus } from '@tahanan/contracts/lead/lead.ts'
import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import { REPORT_REASON_LABELS } from '@tahanan/contracts/lead/report-reason.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { DownloadButton } from '../download/download-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { dayText, momentText } from '../time/time-texts.ts'
import { leadName, SOURCE_LABELS, STATUS_LABELS } from './lead-labels.ts'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { useLeadChange } from './use-lead-change.ts'

const FOLDERS: readonly LeadFolder[] = ['open', 'spam', 'deleted']

const NUMBER = new Intl.NumberFormat('en-PH')

const LEAD_COLUMNS: readonly Column<LeadAnswer>[] = [
  { heading: 'Received', show: ({ created_at: at }) => <span className="whitespace-nowrap">{momentText(at)}</span> },
  {
    heading: 'Name',
    show: (lead) => (
      <Link
        to={`/dashboard/leads/view/${lead.id}`}
        className="break-words font-medium hover:text-brand hover:underline"
      >
        {leadName(lead)}
      </Link>
    ),
  },
  {
    heading: 'Contact',
    className: 'md:min-w-44',
    show: ({ phone, email }) => (
      <>
        <span className="whitespace-nowrap">{phone}</span>
        {phone !== '' && email !== '' && <br />}
        <span className="[overflow-wrap:anywhere]">{email}</span>
      </>
    ),
  },
  {
    heading: 'Source',
    show: ({ source, report_reason: reason }) =>
      reason === null ? SOURCE_LABELS[source] : `Report: ${REPORT_REASON_LABELS[reason]}`,
  },
  { heading: 'About', show: ({ listing_name: name }) => name ?? '—' },
  { heading: 'Status', show: (lead) => <LeadStatusChip lead={lead} /> },
  {
    heading: 'Follow-up',
    show: ({ next_follow_up_on: day }) => (day === null ? '—' : dayText(day)),
    className: 'whitespace-nowrap',
  },
]

/** Leads of one source, or all of them (decision 102): searched, filtered, and dealt with row by row. */
export function LeadsScreen({ source }: { readonly source?: LeadSource }) {
  const table = useTableAddress()
  const { filter, change } = useLeadFilter()
  const asked = { ...filter, ...(source !== undefined && { source }) }
  const list = useEndpoint(leadEndpoints.list, { query: { ...table.query, ...asked } })
  const forget = useForget()
  const mayAdd = useMay(leadEndpoints.create)
  const mayExport = useMay(leadEndpoints.export)
  const [deleting, setDeleting] = useState<LeadAnswer>()
  const changed = (): void => {
    setDeleting(undefined)
    forget(leadEndpoints.list, leadEndpoints.get)
  }
  return (
    <>
      <ScreenHead title={source === undefined ? 'All leads' : SOURCE_LABELS[source]}>
        {mayExport && <ExportLeadsButton query={{ q: table.query.q, ...asked }} />}
        {mayAdd && (
          <ButtonLink icon="plus" to="/dashboard/leads/add">
            Add a Lead
          </ButtonLink>
        )}
      </ScreenHead>
      <DataTable
        noun="leads"
        table={table}
        list={list}
        columns={LEAD_COLUMNS}
        rowKey={({ id }) => id}
        filters={<LeadFilters filter={filter} counts={list.data?.counts} onChange={change} />}
        actions={(lead) => <LeadRowActions lead={lead} onChanged={changed} onDelete={() => setDeleting(lead)} />}
      />
      {deleting !== undefined && (
        <DeleteDialog
          title="Delete lead"
          name={leadName(deleting)}
          onDelete={() => sendEndpoint(leadEndpoints.delete, { params: { id: deleting.id } })}
          onDeleted={changed}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

/** Every lead that the list shows, as CSV, however many. */
function ExportLeadsButton({ query }: { readonly query: z.input<typeof leadEndpoints.export.query> }) {
  return (
    <DownloadButton endpoint={leadEndpoints.export} input={{ query }} fileName="leads.csv">
      Export
    </DownloadButton>
  )
}

interface LeadRowActionsProps {
  readonly lead: LeadAnswer
  readonly onChanged: () => void
  readonly onDelete: () => void
}

/** View; spam and its undo (decision 105); delete and restore. */
function LeadRowActions({ lead, onChanged, onDelete }: LeadRowActionsProps) {
  const mayChange = useMay(leadEndpoints.update)
  const { change, restore, problem } = useLeadChange(lead, onChanged)
  const isDeleted = lead.deleted_at !== null
  return (
    <>
      <RowActions
        name={leadName(lead)}
        actions={[
          { label: 'View', to: `/dashboard/leads/view/${lead.id}` },
          mayChange &&
            !isDeleted &&
            !lead.is_spam && { label: 'Spam', onSelect: () => void change({ is_spam: true, status: 'closed' }) },
          mayChange &&
            !isDeleted &&
            lead.is_spam && { label: 'Not spam', onSelect: () => void change({ is_spam: false }) },
          mayChange && !isDeleted && { label: 'Delete', isDangerous: true, onSelect: onDelete },
          mayChange && isDeleted && { label: 'Restore', onSelect: () => void restore() },
        ]}
      />
      {problem !== undefined && <Toast tone="danger">{problem.message}</Toast>}
    </>
  )
}

interface LeadFiltersProps {
  readonly filter: LeadFilterQuery
  /** Of all leads, whatever the list shows. */
  readonly counts: LeadCounts | undefined
  readonly onChange: (change: { readonly status?: string; readonly folder?: LeadFolder }) => void
}

/** By status, and the folders of spam and deleted leads; each with how many there are. */
function LeadFilters({ filter, counts, onChange }: LeadFiltersProps) {
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${NUMBER.format(count)})`
  const folder: LeadFolder = filter.deleted === 'true' ? 'deleted' : filter.spam === 'true' ? 'spam' : 'open'
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
        aria-label="Folder"
        className="w-44"
        value={folder}
        options={FOLDERS.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => onChange({ folder: FOLDERS.find((known) => known === event.target.value) ?? 'open' })}
      />
    </>
  )
}

/** Which leads a list shows: those to be dealt with, the spam, or what was deleted. */
type LeadFolder = 'open' | 'spam' | 'deleted'

/** As the list call takes it. */
interface LeadFilterQuery {
  readonly status?: LeadStatus
  readonly spam: 'false' | 'true' | 'all'
  readonly deleted: 'false' | 'true'
}

interface LeadFilterChange {
  readonly status?: string
  readonly folder?: LeadFolder
}

/** The filters of a list of leads, kept in the address beside its search and page. */
function useLeadFilter() {
  const [search, setSearch] = useSearchParams()
  const folder = readFolder(search)
  const status = LEAD_STATUSES.find((known) => known === search.get('status'))
  const filter: LeadFilterQuery = {
    ...(status !== undefined && { status }),
    // What was deleted is shown whether it was spam or not.
    spam: folder === 'spam' ? 'true' : folder === 'deleted' ? 'all' : 'false',
    deleted: folder === 'deleted' ? 'true' : 'false',
  }
  const change = (next: LeadFilterChange): void => {
    setSearch((current) => {
      const changed = new URLSearchParams(current)
      changed.delete('page')
      if (next.status !== undefined) put(changed, 'status', next.status)
      if (next.folder !== undefined) put(changed, 'folder', next.folder === 'open' ? '' : next.folder)
      return changed
    })
  }
  return { filter, change }
}

function put(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name)
  else search.set(name, value)
}

function readFolder(search: URLSearchParams): LeadFolder {
  const folder = search.get('folder')
  return folder === 'spam' || folder === 'deleted' ? folder : 'open'
}
