import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import type { LeadSource } from '@tahanan/contracts/lead/lead-fields.ts'
import { REPORT_REASON_LABELS } from '@tahanan/contracts/lead/report-reason.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { DownloadButton } from '../download/download-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { CutText } from '../table/cut-text.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { SearchBox } from '../table/search-box.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { LeadBoard } from './lead-board.tsx'
import { NextStep, responseText, useNow } from './lead-due.tsx'
import { LeadFilters, useLeadFilter } from './lead-filters.tsx'
import { leadName, SOURCE_LABELS } from './lead-labels.ts'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { PersonDataButton } from './person-data-button.tsx'
import { useLeadChange } from './use-lead-change.ts'

const LEAD_COLUMNS: readonly Column<LeadAnswer>[] = [
  { heading: 'Received', show: ({ created_at: at }) => momentText(at) },
  {
    heading: 'Name',
    show: (lead) => (
      <Link to={`/dashboard/leads/view/${lead.id}`} className="font-medium hover:text-brand hover:underline">
        <CutText text={leadName(lead)} />
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
    show: ({ source, report_reason: reason, listing_name: listing }) => (
      <>
        {reason === null ? SOURCE_LABELS[source] : `Report: ${REPORT_REASON_LABELS[reason]}`}
        {listing !== null && <CutText text={listing} />}
      </>
    ),
  },
  { heading: 'Status', show: (lead) => <LeadProgress lead={lead} /> },
  { heading: 'Next step', className: 'md:min-w-44', show: (lead) => <DueStep lead={lead} /> },
]

/** Whose it is, and what comes next. */
function DueStep({ lead }: { readonly lead: LeadAnswer }) {
  return (
    <>
      <span className="block text-ink-soft">{lead.assignee_name ?? 'Unassigned'}</span>
      <NextStep lead={lead} nowMs={useNow()} />
    </>
  )
}

/** How far it is, and how fast it was answered. */
function LeadProgress({ lead }: { readonly lead: LeadAnswer }) {
  const nowMs = useNow()
  return (
    <>
      <LeadStatusChip lead={lead} />
      {!lead.is_spam && <span className="block text-xs text-ink-soft md:min-w-28">{responseText(lead, nowMs)}</span>}
    </>
  )
}

/** Leads of one source, or all of them (decision 102): searched, filtered, and dealt with row by row. */
export function LeadsScreen({ source }: { readonly source?: LeadSource }) {
  const table = useTableAddress()
  const state = useLeadFilter()
  const { filter, isBoard, change } = state
  const asked = { ...filter, ...(source !== undefined && { source }) }
  const list = useEndpoint(leadEndpoints.list, { query: { ...table.query, ...asked } })
  const forget = useForget()
  const mayAdd = useMay(leadEndpoints.create)
  const mayExport = useMay(leadEndpoints.export)
  const [deleting, setDeleting] = useState<LeadAnswer>()
  const changed = (): void => forget(leadEndpoints.list, leadEndpoints.get)
  const filters = <LeadFilters state={state} counts={list.data?.counts} />
  return (
    <>
      <ScreenHead title={source === undefined ? 'All leads' : SOURCE_LABELS[source]}>
        <Button kind="secondary" onClick={() => change({ view: isBoard ? '' : 'board' })}>
          {isBoard ? 'Table' : 'Board'}
        </Button>
        <PersonDataButton onErased={changed} />
        {mayExport && (
          <DownloadButton
            endpoint={leadEndpoints.export}
            input={{ query: { q: table.query.q, ...asked } }}
            fileName="leads.csv"
          >
            Export
          </DownloadButton>
        )}
        {mayAdd && (
          <ButtonLink icon="plus" to="/dashboard/leads/add">
            Add a Lead
          </ButtonLink>
        )}
      </ScreenHead>
      {isBoard ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <SearchBox label="Search leads" value={table.address.q} onSearch={(q) => table.change({ q })} />
            {filters}
          </div>
          <LeadBoard query={{ q: table.query.q, ...asked }} />
        </>
      ) : (
        <DataTable
          noun="leads"
          table={table}
          list={list}
          columns={LEAD_COLUMNS}
          filters={filters}
          actions={(lead) => <LeadRowActions lead={lead} onChanged={changed} onDelete={() => setDeleting(lead)} />}
        />
      )}
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
