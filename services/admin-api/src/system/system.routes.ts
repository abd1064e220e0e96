import { retryGivenUpAlertMail } from '@tahanan/catalog/alert/alert-digest.ts'
import { listFailedPictures } from '@tahanan/catalog/picture/picture.store.ts'
import { VIEWING_MAIL_QUEUE } from '@tahanan/catalog/viewing/viewing-mail.ts'
import type { CommandContext } from '@tahanan/catalog/command/run-command.ts'
import {
  noteSystemAct,
  REBUILD_QUEUE,
  REPLAY_ALL_QUEUE,
  requestRebuild,
  requestReplay,
  requestReplayAll,
} from '@tahanan/catalog/system/system-commands.ts'
import type { DeadLetterAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import type { DeadLetter, DeadLetterBox } from '@tahanan/platform/dead-letter/dead-letter-box.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import type { Jobs } from '@tahanan/platform/jobs/jobs.ts'
import { Conflict, NotFound, Unavailable } from '@tahanan/platform/problem/problem.ts'
import { listFailedJobs, listGivenUpMails } from './list-failed-jobs.ts'
import { readSystemStatus } from './read-system-status.ts'
import { within } from '@tahanan/platform/postgres/pause.ts'
import type { SystemDependencies } from './system-dependencies.ts'

const EXCERPT_LENGTH = 4_000
const TIMEOUT_MS = 5_000
const RETRY_AFTER_SECONDS = 5
const LIST_MAX = 200

/** Of what was asked for this moment. */
const WAITING = { state: 'waiting', progress: null, reason: null, started_at: null, finished_at: null } as const

/** The System page of administrators. */
export function mountSystemRoutes(endpoints: EndpointRouter, dependencies: SystemDependencies): void {
  const { catalog } = dependencies
  const withJobs = <Result>(ask: (jobs: Jobs) => Promise<Result>): Promise<Result> =>
    requireEngine('job queue', async () => ask(await dependencies.jobs.get()))
  const withLetters = <Result>(ask: (letters: DeadLetterBox) => Promise<Result>): Promise<Result> =>
    requireEngine('event bus', async () => ask(await dependencies.letters.get()))

  async function getLetter(id: string): Promise<DeadLetter> {
    const letter = await withLetters((letters) => letters.find(id))
    if (letter === undefined) throw new NotFound('dead letter', id)
    return letter
  }

  async function refuseSecond(queue: string, task: 'rebuild' | 'replay'): Promise<void> {
    const known = await withJobs((jobs) => jobs.list(queue, LIST_MAX))
    const running = known.find(({ state }) => state === 'waiting' || state === 'active')
    if (running === undefined) return
    throw new Conflict(`${task}_running`, `Another ${task} waits or runs. Wait for its end.`, { id: running.id })
  }

  async function retryJob(context: CommandContext, queue: string, id: string): Promise<void> {
    const isRetried = await withJobs(async (jobs) => (await jobs.queues()).includes(queue) && jobs.retry(queue, id))
    if (!isRetried) throw new NotFound('failed job', id)
    await noteSystemAct(catalog, context, 'retry', { queue, job: id })
  }

  mountEndpoints(endpoints, systemEndpoints, {
    status: ({ context }) => readSystemStatus(dependencies, context.now),
    async rebuild({ context, body: { target } }) {
      await refuseSecond(REBUILD_QUEUE, 'rebuild')
      const id = await requestRebuild(catalog, context, target)
      return { id, target, ...WAITING, requested_at: context.now.toISOString() }
    },

    async deadLetters() {
      const letters = await withLetters((box) => box.list())
      return { count: letters.length, results: letters.slice(0, LIST_MAX).map(toDeadLetterAnswer) }
    },
    async replayDeadLetters({ context }) {
      await refuseSecond(REPLAY_ALL_QUEUE, 'replay')
      const letters = await withLetters((box) => box.list())
      if (letters.length === 0) throw new Conflict('conflict', 'There are no dead letters any more.', {})
      const id = await requestReplayAll(catalog, context, letters.map((letter) => letter.id).toReversed())
      return { id, ...WAITING, requested_at: context.now.toISOString() }
    },
    async replayDeadLetter({ context, params }) {
      const letter = await getLetter(params.id)
      await requestReplay(catalog, context, letter)
      await withLetters((letters) => letters.resolve(letter))
    },
    async dismissDeadLetter({ context, params }) {
      const letter = await getLetter(params.id)
      await withLetters((letters) => letters.resolve(letter))
      await noteSystemAct(catalog, context, 'dismiss', { letter: letter.id, key: letter.key })
    },

    failedJobs: () => withJobs(listFailedJobs),
    retryFailedJob: ({ context, params: { queue, id } }) => retryJob(context, queue, id),
    givenUpMails: () => withJobs((jobs) => listGivenUpMails(catalog, jobs)),
    retryGivenUpMail: ({ context, params: { kind, id } }) =>
      kind === 'alert' ? retryGivenUpAlertMail(catalog, context, id) : retryJob(context, VIEWING_MAIL_QUEUE, id),

    async failedPictures() {
      const pictures = await listFailedPictures(catalog.pool, LIST_MAX)
      const results = pictures.map((picture) => ({
        id: picture.id,
        owner_noun: picture.ownerNoun,
        owner_id: picture.ownerId,
        owner_name: picture.ownerName,
        cause: picture.cause,
        requested_at: picture.requestedAt.toISOString(),
      }))
      return { count: results.length, results }
    },
  })
}

/**
 * What an engine answers.
 *
 * @throws Unavailable when it is away, or slow
 */
async function requireEngine<Result>(name: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await within(TIMEOUT_MS, ask())
  } catch (cause) {
    throw new Unavailable(`The ${name} cannot be reached now.`, RETRY_AFTER_SECONDS, { cause })
  }
}

/** A dead letter as staff see it: what is in its headers, by name. */
function toDeadLetterAnswer({ id, key, value, headers, setAsideAt }: DeadLetter): DeadLetterAnswer {
  const { type = null, step, cause = '', source = null, correlationId = null } = headers
  return {
    id,
    key,
    type,
    step: step === 'mark' || step === 'refresh' ? step : null,
    cause,
    source,
    request_id: correlationId,
    buried_at: setAsideAt.toISOString(),
    excerpt: value.slice(0, EXCERPT_LENGTH),
  }
}
