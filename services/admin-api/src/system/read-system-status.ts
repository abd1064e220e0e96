import { readOutboxBacklog } from '@tahanan/catalog/outbox/outbox.store.ts'
import { countUnfinishedPictures } from '@tahanan/catalog/picture/picture.store.ts'
import { type BackupState, readBackupState } from '@tahanan/catalog/system/backup-run.store.ts'
import { listGuessedAccounts } from '@tahanan/catalog/session/password-guesses.ts'
import { REBUILD_QUEUE, rebuildJobSchema, REPLAY_ALL_QUEUE } from '@tahanan/catalog/system/system-commands.ts'
import {
  type EngineStatus,
  type QueueStatus,
  type RebuildAnswer,
  rebuildProgressSchema,
  type ReplayAnswer,
  replayProgressSchema,
  type SystemAnswer,
  type SystemTask,
} from '@tahanan/contracts/system/system-answer.ts'
import { isDiskLow, readDiskSpace } from '@tahanan/platform/file/disk-space.ts'
import type { JobRecord, Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { within } from '@tahanan/platform/postgres/pause.ts'
import type { EngineProbe, SystemDependencies } from './system-dependencies.ts'

const STATES = { waiting: 'waiting', active: 'running', done: 'done', failed: 'failed' } as const

const TIMEOUT_MS = 2_500
const TASKS_MAX = 10

/** Everything that the System page shows. What cannot be learnt in time is null; the engines say why. */
export async function readSystemStatus(dependencies: SystemDependencies, now: Date): Promise<SystemAnswer> {
  const part = <Part>(read: () => Promise<Part>): Promise<Part | null> =>
    within(TIMEOUT_MS, read()).catch((error: unknown) => {
      dependencies.onError(error)
      return null
    })
  const { pool } = dependencies.catalog
  // Read in the direction of the stream, so that nothing on its way is missed.
  const outbox = await part(() => readOutboxBacklog(pool))
  const reading = part(() => dependencies.readSide.status())
  const [readSide, partitions, engines, queues, pictures, letters, rebuilds, replays, guessed, disk, backup] =
    await Promise.all([
      reading,
      part(async () => lagOf(dependencies, await reading)),
      Promise.all(dependencies.probes.map(probe)),
      part(async () => queueStatuses(await dependencies.jobs.get())),
      part(() => countUnfinishedPictures(pool)),
      part(async () => (await dependencies.letters.get()).list()),
      part(async () => (await (await dependencies.jobs.get()).list(REBUILD_QUEUE, TASKS_MAX)).map(toRebuildAnswer)),
      part(async () => (await (await dependencies.jobs.get()).list(REPLAY_ALL_QUEUE, TASKS_MAX)).map(toReplayAnswer)),
      part(() => listGuessedAccounts(pool, now)),
      part(() => readDiskSpace(dependencies.dataDir)),
      part(async () => backupStatus(await readBackupState(pool), dependencies.isBackupOn, now)),
    ])
  const lag = partitions?.reduce((sum, each) => sum + each.lag, 0) ?? 0
  const projector = readSide && partitions && { lag, partitions, dirty: readSide.dirty }
  const indexer =
    readSide && dependencies.hasIndex
      ? { index: readSide.index.name, waiting: readSide.index.waiting, is_filled: readSide.index.isFilled }
      : null
  const pipeline = outbox &&
    readSide &&
    projector && {
      last_ms:
        readSide.projectionLag === undefined
          ? null
          : readSide.projectionLag.shownAt.getTime() - readSide.projectionLag.occurredAt.getTime(),
      last_at: readSide.projectionLag?.shownAt.toISOString() ?? null,
      is_current: outbox.waiting + projector.lag + projector.dirty + (indexer?.waiting ?? 0) === 0,
    }
  return {
    measured_at: now.toISOString(),
    engines,
    pipeline,
    outbox: outbox && { waiting: outbox.waiting, oldest_age_ms: outbox.oldestAgeMs, refused: outbox.refused },
    projector,
    indexer,
    queues,
    pictures,
    dead_letters: letters && { count: letters.length },
    rebuilds,
    replays,
    guessed_accounts:
      guessed &&
      guessed.map(({ accountId, name, guesses, lastAt }) => {
        return { id: accountId, name, guesses, last_at: lastAt.toISOString() }
      }),
    backup,
    disk: disk && { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes, is_low: isDiskLow(disk) },
  }
}

const LATE_MS = 2 * 24 * 60 * 60_000

function backupStatus({ backup, checkedAt, failures }: BackupState, isOn: boolean, now: Date): SystemAnswer['backup'] {
  return {
    is_on: isOn,
    last_at: backup?.at.toISOString() ?? null,
    size_bytes: backup?.sizeBytes ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
    is_late: isOn && backup !== null && now.getTime() - backup.at.getTime() > LATE_MS,
    failures: failures.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
  }
}

async function lagOf(
  { bus }: SystemDependencies,
  readSide: Awaited<ReturnType<SystemDependencies['readSide']['status']>> | null,
) {
  if (readSide === null) throw new Error('The read database is away.')
  const lags = await (await bus.get()).lag(readSide.topic, '', readSide.offsets)
  return lags.map(({ partition, lag }) => ({ partition, lag: Number(lag) }))
}

async function queueStatuses(jobs: Jobs): Promise<QueueStatus[]> {
  const names = await jobs.queues()
  return Promise.all(names.map(async (name) => ({ name, ...(await jobs.depth(name)) })))
}

async function probe({ name, kind, ping }: EngineProbe): Promise<EngineStatus> {
  const startedAt = performance.now()
  const isThere = await within(TIMEOUT_MS, ping()).then(
    () => true,
    () => false,
  )
  return { name, kind, state: isThere ? 'ok' : 'away', elapsed_ms: performance.now() - startedAt }
}

function toTask({ id, state, reason, addedAt, startedAt, finishedAt }: JobRecord): SystemTask {
  return {
    id,
    state: STATES[state],
    reason: reason ?? null,
    requested_at: addedAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
  }
}

/** A job of the queue `rebuild`, as staff see it. */
function toRebuildAnswer(job: JobRecord): RebuildAnswer {
  const { target } = rebuildJobSchema.parse(job.data)
  const progress = rebuildProgressSchema.safeParse(job.progress)
  return { ...toTask(job), target, progress: progress.data ?? null }
}

/** A job of the queue `replay-all`. */
function toReplayAnswer(job: JobRecord): ReplayAnswer {
  return { ...toTask(job), progress: replayProgressSchema.safeParse(job.progress).data ?? null }
}
