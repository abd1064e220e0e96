import type { EngineStatus, QueueStatus, SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import type { ReactNode } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { numberText } from '../screen/count-texts.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Gauge } from '../screen/gauge.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import type { Column } from '../table/data-table.tsx'
import { TableRows } from '../table/table-rows.tsx'
import { elapsedText, momentText } from '../time/time-texts.ts'
import { fileSizeText } from '../upload/upload-rules.ts'
import { DeadLetters, FailedJobs, FailedPictures, GivenUpMails } from './failed-lists.tsx'
import { NotKnown } from './not-known.tsx'
import { PipelineFlow } from './pipeline-flow.tsx'
import { RebuildPart } from './rebuild-part.tsx'
import { ReplayPart } from './replay-part.tsx'

const ENGINE_COLUMNS: readonly Column<EngineStatus>[] = [
  { heading: 'Engine', show: ({ name }) => name, className: 'font-medium' },
  { heading: 'Kind', show: ({ kind }) => kind },
  {
    heading: 'State',
    show: ({ state }) => (state === 'ok' ? <Chip tone="success">answers</Chip> : <Chip tone="danger">away</Chip>),
  },
  { heading: 'Answered in', show: ({ elapsed_ms: ms }) => elapsedText(ms), className: 'tabular-nums' },
]

const GIGABYTES = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 })

/** Asked for while the page is in sight only; SWR rests where it is hidden. */
const STATUS_MS = 3_000

/** How the machinery between a command and the public answer does, and what can be done about it. */
export function SystemScreen() {
  const state = useEndpoint(systemEndpoints.status, {}, { refreshInterval: STATUS_MS })
  return (
    <>
      <ScreenHead title="System">
        {state.data !== undefined && <Measured at={state.data.measured_at} problem={state.error?.message} />}
      </ScreenHead>
      <Loaded state={state}>{(status) => <Status status={status} />}</Loaded>
    </>
  )
}

function Measured({ at, problem }: { readonly at: string; readonly problem: string | undefined }) {
  if (problem === undefined) return <p className="text-sm text-ink-soft">As of {momentText(at)}, refreshed by itself</p>
  return (
    <p role="alert" className="rounded bg-warning-soft px-3 py-2 text-sm text-warning">
      {problem} What you see is of {momentText(at)}.
    </p>
  )
}

function Status({ status }: { readonly status: SystemAnswer }) {
  return (
    <div className="space-y-5">
      <Warnings status={status} />
      <PipelineFlow status={status} />
      <PipelineGauges status={status} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <FormPart title="Engines">
          <EngineList engines={status.engines} />
        </FormPart>
        <SystemPart title="Queues" data={status.queues}>
          {(queues) => <QueueList queues={queues} />}
        </SystemPart>
      </div>
      <SystemPart title="Backup" data={status.backup}>
        {(backup) => <BackupFacts backup={backup} />}
      </SystemPart>
      <SystemPart title="Projector, by partition" data={status.projector}>
        {({ partitions }) => <PartitionLags partitions={partitions} />}
      </SystemPart>
      <FormPart title="Rebuild">
        <RebuildPart rebuilds={status.rebuilds} />
      </FormPart>
      <FormPart title="Failed pictures">
        <FailedPictures />
      </FormPart>
      <FormPart title="Mails given up">
        <GivenUpMails />
      </FormPart>
      <FormPart title="Failed jobs">
        <FailedJobs />
      </FormPart>
      <FormPart title="Dead letters">
        <ReplayPart replays={status.replays ?? []} letters={status.dead_letters?.count} />
        <DeadLetters />
      </FormPart>
    </div>
  )
}

/** When the last backup was taken, how large it is, and whether it has been tried. */
function BackupFacts({ backup }: { readonly backup: NonNullable<SystemAnswer['backup']> }) {
  const { is_on: isOn, last_at: lastAt, size_bytes: size, checked_at: checkedAt } = backup
  return (
    <>
      {!isOn && (
        <p className="text-ink-soft">
          None is taken by itself. Name a folder by BACKUP_DIR (with docker compose: BACKUP_FOLDER), best on another
          disk, or a bucket by BACKUP_BUCKET, and one is taken every night.
        </p>
      )}
      <Facts
        facts={[
          ['Last backup', lastAt === null ? 'None yet' : momentText(lastAt)],
          ['Size of the catalogue', size === null ? null : fileSizeText(size)],
          ['Last restored to see that it is good', checkedAt === null ? 'Not yet' : momentText(checkedAt)],
        ]}
      />
    </>
  )
}

/** What somebody should act on before it becomes trouble; nothing where all is well. */
function Warnings({ status: { disk, guessed_accounts: guessed, backup } }: { readonly status: SystemAnswer }) {
  const failures = backup?.failures ?? []
  const isLate = backup?.is_late === true
  if (disk?.is_low !== true && (guessed ?? []).length === 0 && failures.length === 0 && !isLate) return null
  return (
    <ul role="alert" aria-label="Warnings" className="space-y-2 rounded bg-warning-soft px-3 py-2 text-warning">
      {disk?.is_low === true && (
        <li>
          The disk is nearly full: {gigabytes(disk.free_bytes)} of {gigabytes(disk.total_bytes)} are free. Make room on
          it; when it is full nothing can be saved.
        </li>
      )}
      {isLate && (
        <li>
          The last backup is of {momentText(backup.last_at ?? '')}. One is taken every night while the job worker runs.
        </li>
      )}
      {failures.map(({ kind, at, cause }) => (
        <li key={kind}>
          {kind === 'backup' ? 'The backup' : 'The check of the last backup'} failed {momentText(at)}: {cause} It is
          tried again by itself.
        </li>
      ))}
      {guessed?.map(({ id, name, guesses, last_at: at }) => (
        <li key={id}>
          Somebody guesses at the password of{' '}
          <TextLink to={`/dashboard/accounts?q=${encodeURIComponent(name)}`}>{name}</TextLink>: {numberText(guesses)}{' '}
          wrong ones, the last {momentText(at)}. Each next one waits longer.
        </li>
      ))}
    </ul>
  )
}

function gigabytes(bytes: number): string {
  return `${GIGABYTES.format(bytes / 1e9)} GB`
}

interface SystemPartProps<Data> {
  readonly title: string
  /** Null while whatever knows it is away. */
  readonly data: Data | null
  readonly children: (data: Data) => ReactNode
}

/** A part of the System page, or that it cannot be known now. */
function SystemPart<Data>({ title, data, children }: SystemPartProps<Data>) {
  return <FormPart title={title}>{data === null ? <NotKnown /> : children(data)}</FormPart>
}

type Projector = NonNullable<SystemAnswer['projector']>

/** Messages that each partition still has for the projectors. */
function PartitionLags({ partitions }: Pick<Projector, 'partitions'>) {
  if (partitions.length === 0) return <p className="text-ink-soft">There is no partition yet.</p>
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
      {partitions.map(({ partition, lag }) => (
        <li
          key={partition}
          className={`rounded px-3 py-2 text-sm ${lag === 0 ? 'bg-sunken text-ink' : 'bg-warning-soft text-warning'}`}
        >
          Partition {partition}
          <span className="block text-lg font-semibold tabular-nums">{numberText(lag)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Every engine of this deployment, and whether it answers. */
function EngineList({ engines }: { readonly engines: readonly EngineStatus[] }) {
  return <TableRows caption="Engines" rows={engines} columns={ENGINE_COLUMNS} rowKey={({ name }) => name} />
}

const count = (heading: string, of: (queue: QueueStatus) => number): Column<QueueStatus> => ({
  heading,
  show: (queue) => numberText(of(queue)),
  className: 'tabular-nums md:text-right',
})

const QUEUE_COLUMNS: readonly Column<QueueStatus>[] = [
  { heading: 'Queue', show: ({ name }) => name, className: 'font-medium' },
  count('Waiting', ({ waiting }) => waiting),
  count('Active', ({ active }) => active),
  count('Delayed', ({ delayed }) => delayed),
  count('Failed', ({ failed }) => failed),
]

/** How many jobs each queue holds. */
function QueueList({ queues }: { readonly queues: readonly QueueStatus[] }) {
  if (queues.length === 0) return <p className="text-ink-soft">No queue has had a job yet.</p>
  return <TableRows caption="Queues" rows={queues} columns={QUEUE_COLUMNS} rowKey={({ name }) => name} />
}

const AWAY = 'not known: an engine is away'

/** What wants to be looked after: what failed. */
function PipelineGauges({ status }: { readonly status: SystemAnswer }) {
  const { pictures, dead_letters: letters } = status
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Gauge
        label="Pictures"
        value={pictures === null ? '—' : numberText(pictures.failed)}
        hint={pictures === null ? AWAY : `failed; ${numberText(pictures.pending)} being made`}
        isAlarming={pictures === null || pictures.failed > 0}
      />
      <Gauge
        label="Dead letters"
        value={letters === null ? '—' : numberText(letters.count)}
        hint={
          letters === null ? AWAY : letters.count === 0 ? 'every message was understood' : 'messages set aside, below'
        }
        isAlarming={letters === null || letters.count > 0}
      />
    </dl>
  )
}
