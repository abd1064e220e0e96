import { z } from 'zod'
import { updateForm } from '../endpoint/id-fields.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { lineField } from '../text/line-field.ts'

/** What can be told. Of a lead only its reference goes out. */
export const WEBHOOK_EVENT_TYPES = [
  'listing.published',
  'listing.changed',
  'listing.price_lowered',
  'listing.sold',
  'listing.deleted',
  'project.published',
  'project.changed',
  'project.deleted',
  'lead.created',
] as const

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

const eventTypes = z
  .array(z.enum(WEBHOOK_EVENT_TYPES))
  .min(1, 'Choose at least one kind of event.')
  .max(WEBHOOK_EVENT_TYPES.length)
  .transform((chosen) => WEBHOOK_EVENT_TYPES.filter((type) => chosen.includes(type)))

const ADDRESS_WORDS = 'Give an address such as https://partner.example/tahanan.'

/** Whether it is a private one is asked of the name servers by the command. */
const addressField = lineField(2_000).superRefine((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const message =
    url === undefined || !['http:', 'https:'].includes(url.protocol)
      ? ADDRESS_WORDS
      : url.username !== '' || url.password !== ''
        ? 'Leave user name and password out: messages are signed.'
        : url.hash === ''
          ? undefined
          : 'Leave out what follows the #: it is never sent.'
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

export const createWebhookBody = z.strictObject({ address: addressField, event_types: eventTypes })

/** What is left out stays. */
export const updateWebhookBody = updateForm(createWebhookBody.shape)

const count = z.int().nonnegative()
const moment = z.iso.datetime()

/** An address that is told of events. Its secret is in no answer but those that make one. */
export const webhookAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  address: z.string(),
  event_types: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  state: z.enum(['active', 'disabled']),
  /** Why the system disabled it; null where staff did. */
  disabled_cause: z.string().nullable(),
  /** Since when nothing has arrived; null while it works. */
  failing_since: moment.nullable(),
  /** To within a minute. */
  last_delivered_at: moment.nullable(),
  /** Until when messages are signed with the secrets of before as well. */
  previous_secret_until: moment.nullable(),
  /** Deliveries on their way, and given up; at most 1,000 are counted. */
  pending: count,
  failed: count,
  created_at: moment,
})

export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>

/** The only time that the secret is shown: `whsec_` and 256 bits in base64. */
export const webhookSecretAnswerSchema = webhookAnswerSchema.extend({ secret: z.string() })

export type WebhookSecretAnswer = z.infer<typeof webhookSecretAnswerSchema>

export const deliveryStateSchema = z.enum(['pending', 'delivered', 'failed'])

/** One message to one address. It is tried for a day. */
export const deliveryAnswerSchema = z.object({
  id: z.int(),
  /** `webhook-id`: the same whenever it is sent again. */
  message_id: z.string(),
  type: z.enum(WEBHOOK_EVENT_TYPES),
  /** `listing:12`: messages of one key arrive in order. */
  key: z.string(),
  state: deliveryStateSchema,
  attempts: count,
  /** Null once it is over. */
  next_attempt_at: moment.nullable(),
  attempted_at: moment.nullable(),
  /** Of the last attempt; null where there was no answer. */
  status: z.int().nullable(),
  elapsed_ms: count.nullable(),
  /** Why it failed. */
  cause: z.string().nullable(),
  /** How the answer begins. */
  answer: z.string(),
  /** What is sent. */
  payload: z.string(),
  created_at: moment,
})

export type DeliveryAnswer = z.infer<typeof deliveryAnswerSchema>

/** Query of a webhook's log, newest first. */
export const deliveryQuerySchema = staffListQuerySchema
  .omit({ q: true })
  .extend({ state: deliveryStateSchema.optional() })

export type DeliveryQuery = z.output<typeof deliveryQuerySchema>
