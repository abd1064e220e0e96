import type { ImportSourceAnswer } from '@tahanan/contracts/import-source/import-source.ts'
import { importSourceEndpoints } from '@tahanan/contracts/import-source/import-source.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { ImportStateChip } from '../import/import-state-chip.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { hourText, ImportSourceDialog } from './import-source-dialog.tsx'

const REFRESH_MS = 5_000

const COLUMNS: readonly Column<ImportSourceAnswer>[] = [
  {
    heading: 'Name',
    className: 'md:min-w-40',
    show: ({ name, address }) => (
      <>
        <span className="block font-medium">{name}</span>
        <span className="block break-all text-sm text-ink-soft">{new URL(address).host}</span>
      </>
    ),
  },
  { heading: 'State', show: (source) => <SourceState source={source} />, className: 'md:min-w-44' },
  {
    heading: 'Last run',
    show: ({ run }) =>
      run === null ? (
        '—'
      ) : (
        <Link to={`/dashboard/import/${run.id}`} className="text-brand hover:underline">
          <span className="block">{momentText(run.created_at)}</span>
          <ImportStateChip state={run.state} />
        </Link>
      ),
  },
  { heading: 'Brought', isWhole: true, show: ({ run }) => broughtText(run) },
  { heading: 'When', show: ({ daily_hour: hour }) => hourText(hour) },
  { heading: 'Next', show: ({ next_fetch_at: at }) => (at === null ? '—' : momentText(at)) },
  { heading: 'Owner', show: ({ account }) => account.name },
]

function broughtText(run: ImportSourceAnswer['run']): string {
  if (run === null) return '—'
  const { created, changed, held, known, rejected, vanished } = run.counts
  return [
    `${created} new`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(held > 0 ? [`${held} held back`] : []),
    `${known} unchanged`,
    ...(vanished > 0 ? [`${vanished} ${run.state === 'done' ? 'made drafts' : 'gone'}`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
  ].join(', ')
}

function SourceState({
  source: { state, cause, run, is_confirmed: isConfirmed },
}: {
  readonly source: ImportSourceAnswer
}) {
  const isWaiting = run?.state === 'checked'
  return (
    <>
      {state === 'paused' && <Chip tone="plain">Paused</Chip>}
      {state === 'active' && cause !== null && <Chip tone="danger">Failing</Chip>}
      {state === 'active' && cause === null && isWaiting && <Chip tone="warning">Waits for your yes</Chip>}
      {state === 'active' && cause === null && !isWaiting && (
        <Chip tone="success">{isConfirmed ? 'Active' : 'Looked at first'}</Chip>
      )}
      {cause !== null && <span className="mt-1 block text-sm text-danger">{cause}</span>}
    </>
  )
}

type Opened = { readonly is: 'add' } | { readonly is: 'edit' | 'delete'; readonly source: ImportSourceAnswer }

/** Addresses that listings are fetched from. */
export function ImportSourcesScreen() {
  const table = useTableAddress()
  const list = useEndpoint(importSourceEndpoints.list, { query: table.query }, { refreshInterval: REFRESH_MS })
  const forget = useForget()
  const saving = useSaving()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const changed = (): void => forget(importSourceEndpoints.list)
  const act = async (which: 'fetch' | 'pause' | 'resume', { id, version }: ImportSourceAnswer): Promise<void> => {
    await saving.run(async () => {
      await sendEndpoint(importSourceEndpoints[which], { params: { id }, body: {} }, { version })
    })
    changed()
  }
  const add = (
    <Button icon="plus" onClick={() => setOpened({ is: 'add' })}>
      Add
    </Button>
  )
  return (
    <>
      <ScreenHead title="Import by address">{add}</ScreenHead>
      <p className="mb-4 text-ink-soft">
        CSV, JSON, or the feed of another Tahanan, up to 20 MB. What a source changes is taken over by the column that
        names its rows; where staff changed the same field, theirs stays and the run says so. What is in it no more
        becomes a draft, and is shown again when it is back. The first run waits for your yes, and so does one that
        lacks a column or half of its rows, or of which more than a fifth is rejected or gone.
      </p>
      <Failure problem={saving.problem} />
      <DataTable
        noun="sources"
        table={table}
        list={list}
        columns={COLUMNS}
        add={add}
        actions={(source) => (
          <RowActions
            name={source.name}
            actions={[
              { label: 'Fetch now', onSelect: () => void act('fetch', source) },
              { label: 'Edit', onSelect: () => setOpened({ is: 'edit', source }) },
              source.state === 'active'
                ? { label: 'Pause', onSelect: () => void act('pause', source) }
                : { label: 'Resume', onSelect: () => void act('resume', source) },
              { label: 'Delete', isDangerous: true, onSelect: () => setOpened({ is: 'delete', source }) },
            ]}
          />
        )}
      />
      {(opened?.is === 'add' || opened?.is === 'edit') && (
        <ImportSourceDialog
          {...(opened.is === 'edit' && { source: opened.source })}
          onClose={close}
          onSaved={() => {
            close()
            changed()
          }}
        />
      )}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete source"
          name={`${opened.source.name}; its listings stay`}
          onDelete={() => {
            const { id, version } = opened.source
            return sendEndpoint(importSourceEndpoints.delete, { params: { id } }, { version }).finally(changed)
          }}
          onDeleted={changed}
          onClose={close}
        />
      )}
    </>
  )
}
