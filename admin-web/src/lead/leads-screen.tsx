import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import type { LeadSource } from '@tahanan/contracts/lead/lead-source.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/button-link.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import { DataTable } from '../table/data-table.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { ExportLeadsButton } from './export-leads-button.tsx'
import { LEAD_COLUMNS } from './lead-columns.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadRowActions } from './lead-row-actions.tsx'
import { SOURCE_LABELS } from './lead-labels.ts'
import { useLeadFilter } from './use-lead-filter.ts'

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
          name={deleting.fullname}
          onDelete={() => sendEndpoint(leadEndpoints.delete, { params: { id: deleting.id } })}
          onDeleted={changed}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
