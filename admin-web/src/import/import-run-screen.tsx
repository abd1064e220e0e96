import type { ImportAnswer, ImportState } from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { useParams } from 'react-router-dom'
import { useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { Gauge } from '../screen/gauge.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportStateChip } from './import-state-chip.tsx'
import { StartImportButton, TakeBackButton } from './import-steps.tsx'
import { MappingForm, useCorrections } from './mapping-form.tsx'
import { listingsText, numberText } from '../screen/count-texts.ts'

/** Asked for while a pass is under way and the page is in sight; SWR rests where it is hidden. */
const PASS_MS = 1_000

/** One spreadsheet: how its columns are read, what becomes of its rows, and taking them in. */
export function ImportRunScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(importEndpoints.get, isId ? { params: { id } } : null, {
    refreshInterval: (run) => (run !== undefined && isPassing(run.state) ? PASS_MS : 0),
  })
  const forget = useForget()
  const changed = (): void => forget(importEndpoints.get, importEndpoints.rows, importEndpoints.list)
  if (!isId) return <NotFoundScreen />
  return <Loaded state={state}>{(run) => <ImportRun key={run.id} run={run} onChanged={changed} />}</Loaded>
}

interface ImportRunProps {
  readonly run: ImportAnswer
  readonly onChanged: () => void
}

function ImportRun({ run, onChanged }: ImportRunProps) {
  const { state: now } = run
  const draft = useCorrections(run)
  useLeaveGuard(draft.isDirty)
  return (
    <>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {run.file_name} <ImportStateChip state={now} />
          </span>
        }
      >
        {now === 'checked' && <StartImportButton run={run} isUnchecked={draft.isDirty} onStarted={onChanged} />}
        {run.can_take_back && <TakeBackButton run={run} onStarted={onChanged} />}
      </ScreenHead>
      <div className="space-y-5">
        <ImportProgress run={run} />
        {now === 'taken_back' && (
          <p role="status" className="rounded bg-success-soft px-4 py-3 text-success">
            {takenBackText(run)}
          </p>
        )}
        {run.cause !== null && (
          <p role="alert" className="whitespace-pre-line rounded bg-danger-soft px-4 py-3 text-danger">
            {run.cause}
          </p>
        )}
        {now === 'checked' && run.doubts.length > 0 && (
          <div role="status" className="rounded bg-warning-soft px-4 py-3 text-warning">
            <p>It waits for your yes:</p>
            <ul className="list-disc pl-5">
              {run.doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </div>
        )}
        <ImportGauges run={run} />
        {!isPassing(now) && run.counts.rows > 0 && (
          <ImportRows key={`${run.version} ${now}`} run={run} onChanged={onChanged} />
        )}
        <MappingForm run={run} draft={draft} onChanged={onChanged} />
      </div>
    </>
  )
}

/** What was taken back, and what was not. */
function takenBackText({ counts: { created, taken_back: back } }: ImportAnswer): string {
  const gone = `${listingsText(back)} ${back === 1 ? 'was' : 'were'} taken back.`
  if (created === 0) return gone
  return `${gone} ${listingsText(created)} ${created === 1 ? 'was' : 'were'} edited since, or given pictures or papers, and left alone: see the rows below.`
}

type Passing = 'checking' | 'running' | 'taking_back'

function isPassing(state: ImportState): state is Passing {
  return state === 'checking' || state === 'running' || state === 'taking_back'
}

const PASS_WORDS: Readonly<Record<Passing, string>> = {
  checking: 'Checking rows',
  running: 'Taking rows in',
  taking_back: 'Taking listings back',
}

/** How far a pass is. */
function ImportProgress({ run: { state, counts, progress } }: { readonly run: ImportAnswer }) {
  if (!isPassing(state)) return null
  const words = PASS_WORDS[state]
  const done = state === 'taking_back' ? counts.taken_back : counts.rows
  return (
    <div role="status">
      <p className="text-sm text-ink-soft">
        {words}: {numberText(done)} so far, {Math.floor(progress * 100)} %
      </p>
      <progress aria-label={words} value={progress} className="mt-1 h-2 w-full max-w-md accent-brand" />
    </div>
  )
}

const CREATED_LABELS: Partial<Record<ImportState, string>> = {
  running: 'Taken in',
  done: 'Taken in',
  taking_back: 'Still there',
  taken_back: 'Left alone, edited since',
}

/** What becomes of the rows: in a check, what would. */
function ImportGauges({ run: { counts, state, source_id: sourceId } }: { readonly run: ImportAnswer }) {
  const isOver = state === 'done' || state === 'running'
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      <Gauge label="Rows" value={numberText(counts.rows)} />
      <Gauge
        label={CREATED_LABELS[state] ?? 'Would be taken in'}
        value={numberText(counts.created)}
        hint={
          counts.warned > 0 && counts.taken_back === 0 ? `${numberText(counts.warned)} of them unlikely` : undefined
        }
      />
      {counts.taken_back > 0 && <Gauge label="Taken back" value={numberText(counts.taken_back)} />}
      {counts.excluded > 0 && <Gauge label="Left out" value={numberText(counts.excluded)} />}
      {counts.vanished > 0 && (
        <Gauge
          label={state === 'done' ? 'Made drafts' : 'Would become drafts'}
          value={numberText(counts.vanished)}
          hint="In the source no more"
        />
      )}
      {sourceId !== null && (
        <>
          <Gauge label={isOver ? 'Changed' : 'Would change'} value={numberText(counts.changed)} />
          <Gauge
            label={isOver ? 'Held back' : 'Would be held back'}
            value={numberText(counts.held)}
            hint={counts.held > 0 ? 'Staff changed the same field, and theirs stays' : undefined}
          />
        </>
      )}
      <Gauge label={sourceId === null ? 'Known already' : 'Unchanged'} value={numberText(counts.known)} />
      <Gauge
        label="Rejected"
        value={numberText(counts.rejected)}
        hint={counts.rejected > 0 ? 'The rows below say why' : undefined}
        isAlarming={counts.rejected > 0}
      />
    </dl>
  )
}
