import { z } from 'zod'
import { requiredLine, requiredText } from '../text/text-fields.ts'

export const REPLY_LIMITS = { name: 100, text: 2_000, replies: 50 } as const

/** What a canned reply's text may leave open, and what stands there of a lead. */
const REPLY_PLACEHOLDERS = ['name', 'listing', 'price', 'agent'] as const

type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number]

const isPlaceholder = (word: string): word is ReplyPlaceholder => REPLY_PLACEHOLDERS.some((known) => known === word)

/** What stands in braces. */
const IN_BRACES = /\{([^{}]*)\}/g

const replyTextField = requiredText(REPLY_LIMITS.text).superRefine((text, context) => {
  const unknown = [...text.matchAll(IN_BRACES)].map(([, word = '']) => word).find((word) => !isPlaceholder(word))
  if (unknown === undefined) return
  const message = `{${unknown}} is no placeholder. Use {name}, {listing}, {price} or {agent}.`
  context.addIssue({ code: 'custom', message })
})

/** Body of POST /admin/replies/. */
export const createReplyBody = z.strictObject({ name: requiredLine(REPLY_LIMITS.name), text: replyTextField })

export type ReplyFields = z.output<typeof createReplyBody>

/** A canned reply as staff see it. */
export const replyAnswerSchema = z.object({ id: z.int(), version: z.int(), name: z.string(), text: z.string() })

export type ReplyAnswer = z.infer<typeof replyAnswerSchema>

/** The text for one lead. What is not known of the lead leaves no gap of two spaces, nor one before a comma. */
export function filledReply(text: string, known: Readonly<Record<ReplyPlaceholder, string>>): string {
  return text
    .replaceAll(IN_BRACES, (braces, word: string) => (isPlaceholder(word) ? known[word] : braces))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +([,.!?])/g, '$1')
}

/** How staff answer: by their own mail program, Viber or WhatsApp. */
const REPLY_CHANNELS = ['mail', 'viber', 'whatsapp'] as const

export type ReplyChannel = (typeof REPLY_CHANNELS)[number]

/** Body of POST /admin/leads/{id}/replies/. */
export const logReplyBody = z.strictObject({
  channel: z.enum(REPLY_CHANNELS),
  /** Name of the canned reply; empty for words of one's own. */
  reply: requiredLine(REPLY_LIMITS.name).or(z.literal('')).default(''),
})
