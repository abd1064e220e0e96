import { personCareEndpoints } from '@tahanan/contracts/care/person-care.endpoints.ts'
import type { PersonCare as Care } from '@tahanan/contracts/care/person-care.ts'
import { Link } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { recordPath } from '../audit/record-path.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { useTableState } from '../table/use-table-state.ts'
import { PERSON_CARE_LABELS } from './care-labels.ts'
import { CareReasons } from './care-reasons.tsx'

const COLUMNS: readonly Column<Care>[] = [
  {
    heading: 'Name',
    className: 'md:w-2/5 md:!align-top',
    show: ({ noun, id, name }) => (
      <>
        <Link
          to={recordPath({ noun, id, name }) ?? '/dashboard'}
          className="break-words font-medium hover:text-brand hover:underline"
        >
          {name}
        </Link>{' '}
        <span className="text-ink-soft">{noun}</span>
      </>
    ),
  },
  {
    heading: 'Why',
    show: ({ reasons }) => (
      <CareReasons reasons={reasons.map(({ code, message }) => ({ label: PERSON_CARE_LABELS[code], message }))} />
    ),
  },
]

/** Brokers and salespersons whose licences want looking after (decisions §10 "PRC licence"). */
export function PersonCare() {
  const table = useTableState()
  const list = useEndpoint(personCareEndpoints.list, { query: table.query })
  return (
    <DataTable
      noun="people needing care"
      nothing="Everybody’s licence is in order"
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={({ noun, id }) => `${noun} ${id}`}
    />
  )
}
