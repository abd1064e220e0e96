import type { Endpoint, noAnswer, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { HistoryNoun } from '@tahanan/contracts/audit/history.ts'
import type { idParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import type { staffListQuerySchema } from '@tahanan/contracts/page/staff-list.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import type { z } from 'zod'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { History } from '../audit/history.tsx'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { type Column, DataTable, type TablePage } from './data-table.tsx'
import { RowActions } from './row-actions.tsx'
import { useTableAddress } from './use-table-address.ts'

type NoInput = typeof noInput

interface RecordEndpoints<Row> {
  readonly list: Endpoint<NoInput, typeof staffListQuerySchema, NoInput, z.ZodType<TablePage<Row>>>
  readonly get: Pick<Endpoint, 'id'>
  readonly update: Pick<Endpoint, 'id' | 'access'>
  readonly delete: Endpoint<typeof idParams, NoInput, NoInput, typeof noAnswer>
}

/** A dialog's ways out. */
export interface DialogEnds {
  readonly onClose: () => void
  /** Something is there that the table does not show yet. */
  readonly onChanged: () => void
  /** It is done, and the dialog closes. */
  readonly onSaved: () => void
}

export interface FormEnds<Row> extends DialogEnds {
  /** The one that changes; a new one without. */
  readonly row?: Row | undefined
}

interface RecordsScreenProps<Row> {
  readonly title: string
  /** `salespersons`: for the search box, the empty table, the caption. */
  readonly noun: string
  /** What the history knows a record as. */
  readonly record: HistoryNoun
  readonly columns: readonly Column<Row>[]
  readonly endpoints: RecordEndpoints<Row>
  /** Calls besides these whose answers name the records. */
  readonly namedIn?: readonly Pick<Endpoint, 'id'>[]
  /** `Delete Salesperson`. */
  readonly deleteTitle: string
  readonly viewDialog: (row: Row, onClose: () => void) => ReactNode
  readonly formDialog: (ends: FormEnds<Row>) => ReactNode
  /** What the specification calls it. */
  readonly updateLabel: 'Update' | 'Edit'
  /** Beside Add: an export. */
  readonly children?: ReactNode
}

type Opened<Row> = { readonly is: 'add' } | { readonly is: 'view' | 'update' | 'history' | 'delete'; readonly row: Row }

/** A table of records with a name; adding, looking, updating and deleting happen in dialogs, by who may. */
export function RecordsScreen<Row extends { readonly id: number; readonly name: string }>(
  props: RecordsScreenProps<Row>,
) {
  const { title, noun, columns, endpoints, namedIn = [], children } = props
  const table = useTableAddress()
  const list = useEndpoint(endpoints.list, { query: table.query })
  const forget = useForget()
  const mayChange = useMay(endpoints.update)
  const [opened, setOpened] = useState<Opened<Row>>()
  const onClose = (): void => setOpened(undefined)
  const onChanged = (): void => forget(endpoints.list, endpoints.get, ...namedIn)
  const onSaved = (): void => {
    onClose()
    onChanged()
  }
  const ends = { onClose, onChanged, onSaved }
  const add = mayChange && (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title={title}>
        {children}
        {add}
      </ScreenHead>
      <DataTable
        noun={noun}
        table={table}
        list={list}
        columns={columns}
        add={add}
        actions={(row) => (
          <RowActions
            name={row.name}
            actions={[
              { label: 'View', onSelect: () => setOpened({ is: 'view', row }) },
              mayChange && { label: props.updateLabel, onSelect: () => setOpened({ is: 'update', row }) },
              { label: 'History', onSelect: () => setOpened({ is: 'history', row }) },
              mayChange && { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', row }) },
            ]}
          />
        )}
      />
      {/* Where it is fetched when it is first opened. */}
      <Suspense>
        {opened?.is === 'add' && props.formDialog(ends)}
        {opened?.is === 'view' && props.viewDialog(opened.row, onClose)}
        {opened?.is === 'update' && props.formDialog({ ...ends, row: opened.row })}
      </Suspense>
      {opened?.is === 'history' && (
        <History record={{ noun: props.record, id: opened.row.id }} name={opened.row.name} onClose={onClose} />
      )}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title={props.deleteTitle}
          name={opened.row.name}
          onDelete={() => sendEndpoint(endpoints.delete, { params: { id: opened.row.id } })}
          onDeleted={onChanged}
          onClose={onClose}
        />
      )}
    </>
  )
}
