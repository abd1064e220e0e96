import { randomBytes } from 'node:crypto'
import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type {
  DeliveryAnswer,
  DeliveryQuery,
  WebhookAnswer,
  WebhookEventType,
  WebhookSecretAnswer,
} from '@tahanan/contracts/webhook/webhook.ts'
import { type OutboundRules, requirePublicAddress } from '@tahanan/platform/outbound/public-address.ts'
import { Conflict, InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import { z } from 'zod'
import { refuseStale, withChanges } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { refuseDuplicate } from '../name/refuse-duplicate-name.ts'
import { answered, listNewest, type ListPage } from '../list/page-of-matches.ts'
import { enqueueDeliveryKeys } from './record-webhook-events.ts'
import { giveUpDeliveries, hasDelivery, listDeliveryRows, reviveDeliveries } from './webhook-delivery.store.ts'
import { lockCatalogue, markCatalogueNotified, startFromNow } from './notified-state.store.ts'
import {
  type CountedWebhook,
  deleteWebhookRow,
  getWebhook,
  hasWebhooks,
  insertWebhook,
  LISTED_WEBHOOKS,
  lockWebhook,
  updateWebhookRow,
  type Webhook,
} from './webhook.store.ts'

const TAKEN = { address: ['There is a webhook of this address. Change that one.'] }

const HOUR_MS = 60 * 60_000
const OLD_SECRET_MS = 24 * HOUR_MS
const REPLAYED_MAX = 1_000

export interface WebhookDraft {
  readonly address: string
  readonly eventTypes: readonly WebhookEventType[]
}

/** What is kept of a new one under its `Idempotency-Key`: not the secret. */
const addedSchema = z.object({ id: z.int() })

/**
 * Tells an address of what happens from now on. Added twice under one key it is added once, and shown again.
 *
 * @throws InvalidInput on `address` where it is taken, unknown to the name servers or not public
 */
export async function createWebhook(
  catalog: Catalog,
  context: CommandContext,
  draft: WebhookDraft,
  rules: OutboundRules,
): Promise<WebhookSecretAnswer> {
  await requirePublicAddress(draft.address, rules)
  const once = { command: 'webhook.create', content: draft, answer: addedSchema }
  const { id: addedId } = await runOnce(catalog, context, once, async ({ client, audit }) => {
    await lockCatalogue(client)
    const isFirst = !(await hasWebhooks(client))
    const id = await insertWebhook(client, { ...draft, secret: newSecret() }, context.now)
    if (id === undefined) throw new InvalidInput(TAKEN)
    await (isFirst ? markCatalogueNotified(client) : startFromNow(client, id))
    const after = audited(await getWebhook(client, id))
    await audit({ noun: 'webhook', id, action: 'create', before: null, after })
    return { id }
  })
  const webhook = await getWebhook(catalog.pool, addedId)
  return { ...webhookAnswerOf(webhook), secret: webhook.secret }
}

/** @throws NotFound; Conflict `stale`; InvalidInput as `createWebhook` */
export async function updateWebhook(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  changes: Changes<WebhookDraft>,
  { rules, expectedVersion }: { readonly rules: OutboundRules; readonly expectedVersion: number | undefined },
): Promise<WebhookAnswer> {
  if (changes.address !== undefined) await requirePublicAddress(changes.address, rules)
  return changeWebhook(catalog, context, { id, action: 'update', expectedVersion }, (before) =>
    withChanges<Webhook>(before, changes),
  )
}

/** Tells it again, of what happens from now on; one that is active stays as it is. @throws NotFound; Conflict `stale` */
export function enableWebhook(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<WebhookAnswer> {
  return changeWebhook(catalog, context, { id, action: 'enable', expectedVersion }, async (before, { client }) => {
    if (before.state === 'active') return before
    await startFromNow(client, id)
    return { ...before, state: 'active', disabledCause: null, failingSince: null }
  })
}

/**
 * @param cause why the system does it; null for staff
 * @throws NotFound; Conflict `stale`
 */
export function disableWebhook(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { cause = null, expectedVersion }: { readonly cause?: string | null; readonly expectedVersion?: number | undefined },
): Promise<WebhookAnswer> {
  return changeWebhook(catalog, context, { id, action: 'disable', expectedVersion }, async (before, unit) => {
    if (before.state === 'disabled') return before
    await giveUpDeliveries(unit.client, id, 'The webhook was disabled.')
    if (cause !== null)
      await unit.enqueue({ queue: WEBHOOK_MAIL_QUEUE, id: `webhook-${id}-${before.version}`, data: { webhookId: id } })
    return { ...before, state: 'disabled', disabledCause: cause }
  })
}

/** The queue of notices to administrators about webhooks that were disabled. */
export const WEBHOOK_MAIL_QUEUE = 'webhook-mail'

/**
 * A new secret; the old one signs as well for 24 hours, and so does one from before it that still does: the receiver may
 * have either.
 *
 * @throws NotFound; Conflict `stale`
 */
export async function rotateWebhookSecret(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<WebhookSecretAnswer> {
  const secret = newSecret()
  const answer = await changeWebhook(catalog, context, { id, action: 'rotate', expectedVersion }, (before) => {
    const { previousSecretUntil: until } = before
    const older = until !== null && until > context.now ? before.previousSecrets : []
    const previousSecretUntil = new Date(context.now.getTime() + OLD_SECRET_MS)
    return { ...before, secret, previousSecrets: [before.secret, ...older], previousSecretUntil }
  })
  return { ...answer, secret }
}

/** @throws NotFound; Conflict `stale` */
export function deleteWebhook(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    await lockCatalogue(client)
    const before = await lockWebhook(client, id)
    const latest = async () => webhookAnswerOf(await getWebhook(client, id))
    await refuseStale(client, { noun: 'webhook', current: before, expectedVersion, latest })
    await deleteWebhookRow(client, id)
    await audit({ noun: 'webhook', id, action: 'delete', before: audited(before), after: null })
  })
}

/**
 * Sends one message again, or with none named all that was given up, the oldest 1,000. Answers how many.
 *
 * @throws NotFound; Conflict while the webhook is disabled
 */
export function replayDeliveries(
  catalog: Catalog,
  context: CommandContext,
  webhookId: number,
  delivery?: number,
): Promise<number> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const { state } = await lockWebhook(client, webhookId)
    if (delivery !== undefined && !(await hasDelivery(client, webhookId, delivery)))
      throw new NotFound('delivery', delivery)
    if (state === 'disabled') throw new Conflict('conflict', 'Enable the webhook first.', { state })
    const one = delivery === undefined ? {} : { id: delivery }
    const keys = await reviveDeliveries(client, { webhookId, ...one, limit: REPLAYED_MAX }, context.now)
    await enqueueDeliveryKeys(unit, keys)
    const after = { messages: keys.length }
    if (keys.length > 0) await audit({ noun: 'webhook', id: webhookId, action: 'replay', before: null, after })
    return keys.length
  })
}

export async function getWebhookAnswer({ pool }: Catalog, id: number): Promise<WebhookAnswer> {
  return webhookAnswerOf(await getWebhook(pool, id))
}

export function listWebhooks({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<WebhookAnswer>> {
  return answered(listNewest<CountedWebhook>(pool, LISTED_WEBHOOKS, query), webhookAnswerOf)
}

/** What a webhook was sent, newest first. @throws NotFound */
export async function listDeliveries(
  { pool }: Catalog,
  webhookId: number,
  query: DeliveryQuery,
): Promise<ListPage<DeliveryAnswer>> {
  await getWebhook(pool, webhookId)
  return listDeliveryRows(pool, webhookId, query)
}

interface WebhookChange {
  readonly id: number
  readonly action: string
  readonly expectedVersion: number | undefined
}

async function changeWebhook(
  catalog: Catalog,
  context: CommandContext,
  { id, action, expectedVersion }: WebhookChange,
  decide: (before: Webhook, unit: UnitOfWork) => Webhook | Promise<Webhook>,
): Promise<WebhookAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const { client, audit } = unit
    const before = await lockWebhook(client, id)
    const latest = async () => webhookAnswerOf(await getWebhook(client, id))
    await refuseStale(client, { noun: 'webhook', current: before, expectedVersion, latest })
    const decided = await decide(before, unit)
    if (decided !== before) {
      const after = { ...decided, version: before.version + 1 }
      await refuseDuplicate(updateWebhookRow(client, after, context.now), 'webhook_address_key', TAKEN)
      await audit({ noun: 'webhook', id, action, before: audited(before), after: audited(after) })
    }
    return webhookAnswerOf(await getWebhook(client, id))
  })
}

/** 256 bits, as Standard Webhooks writes them. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Without the secrets. An address may hold a token of its owner's, so only the host is kept. */
function audited({ address, eventTypes, state }: Webhook): object {
  return { host: new URL(address).host, eventTypes, state }
}

function webhookAnswerOf(webhook: CountedWebhook): WebhookAnswer {
  return {
    id: webhook.id,
    version: webhook.version,
    address: webhook.address,
    event_types: [...webhook.eventTypes],
    state: webhook.state,
    disabled_cause: webhook.disabledCause,
    failing_since: webhook.failingSince?.toISOString() ?? null,
    last_delivered_at: webhook.lastDeliveredAt?.toISOString() ?? null,
    previous_secret_until: webhook.previousSecretUntil?.toISOString() ?? null,
    pending: webhook.pending,
    failed: webhook.failed,
    created_at: webhook.createdAt.toISOString(),
  }
}
