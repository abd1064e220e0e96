import { createHmac } from 'node:crypto'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { deliveryKeySchema, reminderId, WEBHOOK_QUEUE } from '@tahanan/catalog/webhook/record-webhook-events.ts'
import { disableWebhook } from '@tahanan/catalog/webhook/webhook-commands.ts'
import {
  claimNextDelivery,
  type ClaimedDelivery,
  type Outcome,
  storeOutcome,
} from '@tahanan/catalog/webhook/webhook-delivery.store.ts'
import { askOutside } from '@tahanan/platform/outbound/ask-outside.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import { errorCode } from '@tahanan/platform/problem/error-code.ts'
import { defineJob } from '../job/define-job.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** From one try to the next: ten in a day. */
const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
]
const JITTER = 0.1
const DISABLED_AFTER_MS = 72 * HOUR_MS

const TIMEOUT_MS = 5 * SECOND_MS
const ANSWER_BYTES_MAX = 64 * 1024
/** Of the answer, in the log. */
const ANSWER_SHOWN = 500
/** Longer than a try takes; a sender that dies lets go after so long. */
const CLAIM_MS = 15 * SECOND_MS

const GONE = 410

/** Waiting for somebody else's server costs nothing but patience. */
const CONCURRENCY = 16

/**
 * Sends what a webhook is to be told of one listing, project or lead, in order, until nothing is left, one has to be tried
 * again later, or somebody else sends it. A message is sent at least once: one whose sender dies is sent again.
 */
export const deliverWebhookJob = defineJob({
  queue: WEBHOOK_QUEUE,
  data: deliveryKeySchema,
  concurrency: CONCURRENCY,
  async work({ catalog, jobs, config }, key, { correlationId = 'webhooks', signal }) {
    const { webhookId } = key
    while (!signal.aborted) {
      const delivery = await claimNextDelivery(catalog.pool, key, new Date(), CLAIM_MS)
      if (delivery === undefined) return
      const outcome = await send(delivery, { toPrivate: config.WEBHOOKS_TO_PRIVATE })
      const now = new Date()
      const failingSince = await storeOutcome(catalog.pool, { webhookId, delivery, outcome }, now)
      if (outcome.state === 'pending') {
        const delayMs = outcome.nextAttemptAt.getTime() - now.getTime()
        await jobs.add(WEBHOOK_QUEUE, key, { id: reminderId(), delayMs, correlationId })
      }
      const cause = failingSince && reasonToDisable(outcome, now.getTime() - failingSince.getTime())
      if (cause !== undefined)
        await disableWebhook(catalog, { actor: SYSTEM_ACTOR, now, correlationId }, webhookId, { cause })
      if (outcome.state === 'pending') return
    }
    // Somebody else goes on where this process ends.
    signal.throwIfAborted()
  },
})

function reasonToDisable({ status }: Outcome, failingMs: number): string | undefined {
  if (status === GONE) return 'The receiver answered 410: it is gone for good.'
  return failingMs > DISABLED_AFTER_MS ? 'Nothing has arrived for three days.' : undefined
}

async function send(delivery: ClaimedDelivery, rules: OutboundRules): Promise<Outcome> {
  const { address, messageId, payload, secrets, attempts } = delivery
  const startedAt = performance.now()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'user-agent': 'Tahanan-Webhooks/1',
    ...signedHeaders(messageId, payload, secrets, new Date()),
  }
  const post = {
    method: 'POST',
    address,
    headers,
    body: payload,
    timeoutMs: TIMEOUT_MS,
    bytesMax: ANSWER_BYTES_MAX,
  } as const
  const reply = await askOutside(post, rules).catch((error: unknown) => ({
    status: null,
    body: '',
    cause: causeOf(error),
  }))
  const elapsedMs = Math.round(performance.now() - startedAt)
  const { status } = reply
  const isTaken = status !== null && status >= 200 && status < 300
  const retryMs = RETRY_AFTER_MS[attempts - 1]
  return {
    state: isTaken ? 'delivered' : retryMs === undefined ? 'failed' : 'pending',
    status,
    elapsedMs,
    cause: isTaken ? null : 'cause' in reply ? reply.cause : refusalOf(reply.status),
    answer: reply.body.toString().replaceAll('\0', '').slice(0, ANSWER_SHOWN).toWellFormed(),
    nextAttemptAt: new Date(Date.now() + (retryMs ?? 0) * (1 + Math.random() * JITTER)),
  }
}

const SECRET_PREFIX = 'whsec_'

/**
 * The headers of a message as Standard Webhooks 1.0 has them: its id, when it is sent, and a signature with each of the
 * secrets over id, time and body.
 */
function signedHeaders(id: string, body: string, secrets: readonly string[], now: Date) {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}

function refusalOf(status: number): string {
  const isRedirect = status >= 300 && status < 400
  return isRedirect ? `It was answered with ${status}; redirects are not followed.` : `It was answered with ${status}.`
}

const CAUSES: Readonly<Partial<Record<string, string>>> = {
  ECONNREFUSED: 'Nothing listens at this address.',
  ECONNRESET: 'The receiver closed the connection.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  ABORT_ERR: 'There was no answer within 5 seconds.',
  HPE_INVALID_CONSTANT: 'The receiver does not speak HTTP.',
}

function causeOf(error: unknown): string {
  return CAUSES[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : 'It could not be sent.')
}
