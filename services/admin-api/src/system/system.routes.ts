import { retryGivenUpAlertMail } from '@tahanan/catalog/alert/given-up-mails.ts'
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
import type { DeadLetter } from '@tahanan/platform/dead-letter/dead-letter-box.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { Conflict, NotFound, Unavailable } from '@tahanan/platform/problem/problem.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { listGivenUpMails } from './list-given-up-mails.ts'
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
  const { status, rebuild, deadLetters, replayDeadLetter, replayDeadLetters, dismissDeadLetter } = systemEndpoints
  const { catalog } = dependencies
  const withJobs = dependencies.jobs.get
  const withLetters = dependencies.letters.get

  async function getLetter(id: string): Promise<DeadLetter> {
    const letter = await requireEngine('event bus', async () => (await withLetters()).find(id))
    if (letter === undefined) throw new NotFound('dead letter', id)
    return letter
  }

  async function refuseSecond(queue: string, task: 'rebuild' | 'replay'): Promise<void> {
    const known = await requireEngine('job queue', async () => (await withJobs()).list(queue, LIST_MAX))
    const running = known.find(({ state }) => state === 'waiting' || state === 'active')
    if (running === undefined) return
    throw new Conflict(`${task}_running`, `Another ${task} waits or runs. Wait for its end.`, { id: running.id })
  }

  const resolve = (letter: DeadLetter) => requireEngine('event bus', async () => (await withLetters()).resolve(letter))

  mountEndpoint(endpoints, status, ({ context }) => readSystemStatus(dependencies, context.now))

  mountEndpoint(endpoints, rebuild, async ({ context, body: { target } }) => {
    await refuseSecond(REBUILD_QUEUE, 'rebuild')
    const id = await requestRebuild(catalog, context, target)
    return { id, target, ...WAITING, requested_at: context.now.toISOString() }
  })

  mountEndpoint(endpoints, deadLetters, async () => {
    const letters = await requireEngine('event bus', async () => (await withLetters()).list())
    return { count: letters.length, results: letters.slice(0, LIST_MAX).map(toDeadLetterAnswer) }
  })
  mountEndpoint(endpoints, replayDeadLetters, async ({ context }) => {
    await refuseSecond(REPLAY_ALL_QUEUE, 'replay')
    const letters = await requireEngine('event bus', async () => (await withLetters()).list())
    if (letters.length === 0) throw new Conflict('conflict', 'There are no dead letters any more.', {})
    const id = await requestReplayAll(catalog, context, letters.map((letter) => letter.id).toReversed())
    return { id, ...WAITING, requested_at: context.now.toISOString() }
  })
  mountEndpoint(endpoints, replayDeadLetter, async ({ context, params }) => {
    const letter = await getLetter(params.id)
    await requestReplay(catalog, context, letter)
    await resolve(letter)
  })
  mountEndpoint(endpoints, dismissDeadLetter, async ({ context, params }) => {
    const letter = await getLetter(params.id)
    await resolve(letter)
    await noteSystemAct(catalog, context, 'dismiss', { letter: letter.id, key: letter.key })
  })

  mountEndpoint(endpoints, systemEndpoints.failedJobs, () =>
    requireEngine('job queue', async () => listFailedJobs(await withJobs())),
  )
  async function retryJob(context: CommandContext, queue: string, id: string): Promise<void> {
    const isRetried = await requireEngine('job queue', async () => {
      const jobs = await withJobs()
      return (await jobs.queues()).includes(queue) && jobs.retry(queue, id)
    })
    if (!isRetried) throw new NotFound('failed job', id)
    await noteSystemAct(catalog, context, 'retry', { queue, job: id })
  }

  mountEndpoint(endpoints, systemEndpoints.retryFailedJob, ({ context, params: { queue, id } }) =>
    retryJob(context, queue, id),
  )

  mountEndpoint(endpoints, systemEndpoints.givenUpMails, () =>
    requireEngine('job queue', async () => listGivenUpMails(catalog, await withJobs())),
  )
  mountEndpoint(endpoints, systemEndpoints.retryGivenUpMail, ({ context, params: { kind, id } }) =>
    kind === 'alert' ? retryGivenUpAlertMail(catalog, context, id) : retryJob(context, VIEWING_MAIL_QUEUE, id),
  )

  mountEndpoint(endpoints, systemEndpoints.failedPictures, async () => {
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
