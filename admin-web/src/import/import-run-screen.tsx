import { type ImportAnswer, importOutcomeSchema, type ImportRowAnswer } from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ErrorState } from '@tahanan/web/ui/empty-state.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { DownloadButton } from '../download/download-button.tsx'
import { Failure } from '../form/failure.tsx'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Gauge } from '../screen/gauge.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import type { Column } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import { TableRows } from '../table/table-rows.tsx'
import { ImportStateChip } from './import-state-chip.tsx'
import { MappingForm } from './mapping-form.tsx'

const LOOKS = {
  created: ['success', 'Good'],
  known: ['plain', 'Known already'],
  rejected: ['danger', 'Rejected'],
} as const

/** A row of the report. */
const IMPORT_ROW_COLUMNS: readonly Column<ImportRowAnswer>[] = [
  { heading: 'Line', show: ({ line }) => line, className: 'w-20 tabular-nums' },
  {
    heading: 'Outcome',
    className: 'w-40',
    show: ({ outcome }) => <Chip tone={LOOKS[outcome][0]}>{LOOKS[outcome][1]}</Chip>,
  },
  { heading: 'Reason', show: ({ reason, warnings }) => [reason, ...warnings].filter((text) => text !== '').join('; ') },
  { heading: 'Understood as', show: ({ notes }) => notes.join('; ') },
]

const OUTCOMES = [
  { value: '', label: 'All rows' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'created', label: 'Good' },
  { value: 'known', label: 'Known already' },
]

const NUMBER = new Intl.NumberFormat('en-PH')

/** Asked for while a pass is under way and the page is in sight; SWR rests where it is hidden. */
const PASS_MS = 1_000

/** One spreadsheet: how its columns are read, what becomes of its rows, and taking them in. */
export function ImportRunScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(importEndpoints.get, isId ? { params: { id } } : null, {
    refreshInterval: (run) => (run?.state === 'checking' || run?.state === 'running' ? PASS_MS : 0),
  })
  const forget = useForget()
  const changed = (): void => forget(importEndpoints.get, importEndpoints.rows, importEndpoints.list)
  if (!isId) return <NotFoundScreen />
  return (
    <Loaded state={state}>
      {(run) => {
        const isUnderWay = run.state === 'checking' || run.state === 'running'
        return (
          <>
            <ScreenHead
              title={
                <span className="flex flex-wrap items-center gap-3">
                  {run.file_name} <ImportStateChip state={run.state} />
                </span>
              }
            >
              {run.state === 'checked' && <StartImportButton run={run} onStarted={changed} />}
            </ScreenHead>
            <div className="space-y-5">
              {isUnderWay && <ImportProgress run={run} />}
              {run.cause !== null && (
                <p role="alert" className="whitespace-pre-line rounded bg-danger-soft px-4 py-3 text-danger">
                  {run.cause}
                </p>
              )}
              <ImportGauges run={run} />
              <MappingForm key={run.id} run={run} onChanged={changed} />
              {!isUnderWay && run.counts.rows > 0 && <ImportReport key={`${run.version} ${run.state}`} run={run} />}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

/** How far a pass over the file is. */
function ImportProgress({ run }: { readonly run: ImportAnswer }) {
  const words = run.state === 'running' ? 'Taking rows in' : 'Checking rows'
  return (
    <div role="status">
      <p className="text-sm text-ink-soft">
        {words}: {NUMBER.format(run.counts.rows)} so far, {Math.floor(run.progress * 100)} % of the file
      </p>
      <progress aria-label={words} value={run.progress} className="mt-1 h-2 w-full max-w-md accent-brand" />
    </div>
  )
}

/** What becomes of the rows: in a check, what would. */
function ImportGauges({ run: { counts, state } }: { readonly run: ImportAnswer }) {
  const isRun = state === 'running' || state === 'done'
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Gauge label="Rows" value={NUMBER.format(counts.rows)} />
      <Gauge
        label={isRun ? 'Taken in' : 'Would be taken in'}
        value={NUMBER.format(counts.created)}
        hint={counts.warned > 0 ? `${NUMBER.format(counts.warned)} of them unlikely` : undefined}
      />
      <Gauge label="Known already" value={NUMBER.format(counts.known)} />
      <Gauge
        label="Rejected"
        value={NUMBER.format(counts.rejected)}
        hint={counts.rejected > 0 ? 'The rows below say why' : undefined}
        isAlarming={counts.rejected > 0}
      />
    </dl>
  )
}

interface StartImportButtonProps {
  readonly run: ImportAnswer
  readonly onStarted: (run: ImportAnswer) => void
}

/** Takes the rows in, after a question: they are on the public site at once. */
function StartImportButton({ run, onStarted }: StartImportButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const saving = useSaving()
  const listings = run.counts.created === 1 ? '1 listing' : `${NUMBER.format(run.counts.created)} listings`
  const start = async (): Promise<void> => {
    const isStarted = await saving.run(async () => {
      onStarted(await sendEndpoint(importEndpoints.start, { params: { id: run.id } }, { version: run.version }))
    })
    if (isStarted) setAsking(false)
  }
  return (
    <>
      <Button disabled={run.counts.created === 0} onClick={() => setAsking(true)}>
        Take in {listings}
      </Button>
      {isAsking && (
        <Dialog isOpen title="Take the rows in?" onClose={() => setAsking(false)}>
          <p>
            {listings} of {run.file_name} will be added to the catalogue and shown to visitors.
          </p>
          <div className="mt-4 space-y-3">
            <Failure problem={saving.problem} shownFields={[]} />
            <WaitingNote saving={saving} />
          </div>
          <div className="mt-6 flex justify-end gap-3">
            <Button kind="secondary" onClick={() => setAsking(false)}>
              Close
            </Button>
            <Button isBusy={saving.isRunning} onClick={() => void start()}>
              Yes
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** What the last pass made of each row, and the files to download; mounted anew for each pass. */
function ImportReport({ run }: { readonly run: ImportAnswer }) {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 })
  const [chosen, setChosen] = useState(run.counts.rejected > 0 ? 'rejected' : '')
  const outcome = importOutcomeSchema.safeParse(chosen).data
  const params = { id: run.id }
  const list = useEndpoint(importEndpoints.rows, { params, query: { outcome, page, page_size: pageSize } })
  const { data, error } = list
  const forget = useForget()
  // Another pass, other rows: what was fetched while it was under way may be of neither.
  useEffect(() => forget(importEndpoints.rows), [forget])
  const name = run.file_name.replace(/\.csv$/i, '')
  return (
    <FormPart title="Rows">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Rows shown"
          className="w-48"
          options={OUTCOMES}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value)
            setPlace((place) => ({ ...place, page: 1 }))
          }}
        />
        <DownloadButton endpoint={importEndpoints.report} input={{ params }} fileName={`${name}.report.csv`}>
          Download the report
        </DownloadButton>
        {run.counts.rejected > 0 && (
          <DownloadButton endpoint={importEndpoints.rejects} input={{ params }} fileName={`${name}.rejects.csv`}>
            Download the rejects
          </DownloadButton>
        )}
      </div>
      {data === undefined && error !== undefined ? (
        <ErrorState title="The rows could not be loaded" requestId={error.requestId} onRetry={() => void list.mutate()}>
          {error.message}
        </ErrorState>
      ) : (
        <TableRows
          caption="rows"
          rows={data?.results}
          rowsExpected={pageSize}
          columns={IMPORT_ROW_COLUMNS}
          rowKey={({ line }) => line}
          actions={undefined}
          isStale={list.isValidating && data !== undefined}
        />
      )}
      {data?.count === 0 && <p className="text-ink-soft">There are no such rows.</p>}
      {data !== undefined && data.count > 0 && (
        <Pager
          count={data.count}
          page={page}
          pageSize={pageSize}
          noun="rows"
          onChange={(next) => setPlace((place) => ({ ...place, page: 1, ...next }))}
        />
      )}
    </FormPart>
  )
}
