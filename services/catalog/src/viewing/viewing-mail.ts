import { addressIn, type Language, LOCALES } from '@tahanan/contracts/site/language.ts'
import { z } from 'zod'
import type { JobDraft } from '../outbox/outbox.store.ts'
import { type CalendarEvent, calendarFile } from './viewing-calendar.ts'
import { endOf, type Viewing } from './viewing.ts'

export const VIEWING_MAIL_QUEUE = 'viewing-mail'

/** Only which viewing it is: a queue is no place for what people write. */
export const viewingMailSchema = z.object({
  viewingId: z.int().positive(),
  /** What has changed since is told by a later mail. */
  version: z.int().positive(),
  about: z.enum(['confirm', 'move', 'decline', 'cancel', 'reminder']),
  to: z.enum(['visitor', 'staff']),
})

export type ViewingMail = z.infer<typeof viewingMailSchema>

/** @param hoursBefore of a reminder */
export function viewingMailJob(data: ViewingMail, hoursBefore = 0): JobDraft {
  const { viewingId, version, about, to } = data
  return { queue: VIEWING_MAIL_QUEUE, id: `viewing-${viewingId}-${version}-${about}${hoursBefore || ''}-${to}`, data }
}

interface ViewingWords {
  readonly subjects: Readonly<Record<ViewingMail['about'], (name: string) => string>>
  readonly when: string
  readonly where: string
  readonly who: string
  readonly word: string
  readonly listing: string
  readonly cancel: string
  readonly summary: (name: string) => string
}

/** What mails to visitors say, in each language of the site. */
const WORDS: Readonly<Record<Language, ViewingWords>> = {
  en: {
    subjects: {
      confirm: (name) => `Your viewing of ${name} is confirmed`,
      move: (name) => `Your viewing of ${name} has another time`,
      decline: (name) => `Your viewing of ${name} is not possible at these times`,
      cancel: (name) => `Your viewing of ${name} is cancelled`,
      reminder: (name) => `Reminder: your viewing of ${name}`,
    },
    when: 'When',
    where: 'Where',
    who: 'Who shows it',
    word: 'A word from us',
    listing: 'The listing',
    cancel: 'Can you not come? Cancel it here',
    summary: (name) => `Viewing: ${name}`,
  },
  fil: {
    subjects: {
      confirm: (name) => `Kumpirmado na ang pagtingin mo sa ${name}`,
      move: (name) => `May bagong oras ang pagtingin mo sa ${name}`,
      decline: (name) => `Hindi puwede ang mga oras na ito para tingnan ang ${name}`,
      cancel: (name) => `Kanselado ang pagtingin mo sa ${name}`,
      reminder: (name) => `Paalala: ang pagtingin mo sa ${name}`,
    },
    when: 'Kailan',
    where: 'Saan',
    who: 'Sasama sa iyo',
    word: 'Mensahe namin',
    listing: 'Ang listing',
    cancel: 'Hindi makakapunta? Kanselahin dito',
    summary: (name) => `Pagtingin: ${name}`,
  },
}

const STAFF_SUBJECTS: ViewingWords['subjects'] = {
  confirm: (name) => `Viewing confirmed: ${name}`,
  move: (name) => `Viewing has another time: ${name}`,
  decline: (name) => `Viewing declined: ${name}`,
  cancel: (name) => `Viewing cancelled: ${name}`,
  reminder: (name) => `Reminder, viewing: ${name}`,
}

interface ViewingMessage {
  readonly subject: string
  readonly text: string
  readonly calendar?: { readonly method: CalendarEvent['method']; readonly content: string }
}

export interface ViewingMailParts {
  readonly viewing: Viewing
  readonly about: ViewingMail['about']
  /** Of the site, without a slash at its end. */
  readonly origin: string
  /** E-mail address that our mails come from. */
  readonly organizer: string
}

/** What the visitor is told, in their language, with a link that cancels. */
export function visitorMessage(parts: ViewingMailParts & { readonly token: string }): ViewingMessage {
  const { viewing, about, origin, token } = parts
  const { listing, at, salesperson, language, word } = viewing
  const say = WORDS[language]
  const page = origin + addressIn(language, `/listing/${listing.slug}/`)
  const isOn = viewing.state === 'confirmed'
  const lines = [
    [say.when, at && viewingTimeText(at, language)],
    [say.where, isOn && listing.location],
    [say.who, isOn && salesperson?.name],
    [say.word, word],
    [say.listing, page],
    [say.cancel, isOn && origin + addressIn(language, `/viewing/${token}`)],
  ]
  const subject = say.subjects[about](listing.name)
  const text = writtenText(subject, lines)
  const calendar = calendarOf(parts, {
    summary: say.summary(listing.name),
    text,
    url: page,
    attendee: viewing.lead.email,
  })
  return { subject, text, ...calendar }
}

/** What staff are told: nothing of who the visitor is, for mails cannot be erased. */
export function staffMessage(parts: ViewingMailParts & { readonly attendee: string }): ViewingMessage {
  const { viewing, about, origin, attendee } = parts
  const { listing, at, salesperson, lead } = viewing
  const url = `${origin}/dashboard/leads/view/${lead.id}`
  const subject = STAFF_SUBJECTS[about](listing.name)
  const text = writtenText(subject, [
    ['When', at && viewingTimeText(at, 'en')],
    ['Where', listing.location],
    ['Who shows it', salesperson?.name ?? 'Nobody yet'],
    ['Reference', lead.reference],
    ['Whose it is, and what they asked', url],
  ])
  return { subject, text, ...calendarOf(parts, { summary: WORDS.en.summary(listing.name), text, url, attendee }) }
}

function writtenText(opening: string, lines: readonly (readonly (string | false | null | undefined)[])[]): string {
  const said = lines.flatMap(([label, value]) => (label && value ? [`${label}: ${value}`] : []))
  return [`${opening}.`, '', ...said, ''].join('\n')
}

/** Calendars learn of what is confirmed, and of its end. A reminder changes nothing. */
function calendarOf(
  { viewing, about, organizer }: ViewingMailParts,
  { summary, text, url, attendee }: { readonly [Part in 'summary' | 'text' | 'url' | 'attendee']: string },
): Pick<ViewingMessage, 'calendar'> {
  const { at, uid, version, updatedAt, listing, state } = viewing
  if (at === null || about === 'reminder') return {}
  const method = state === 'confirmed' ? 'REQUEST' : 'CANCEL'
  const content = calendarFile({
    method,
    uid,
    // A confirmation is the second version of a viewing, and the first that calendars see.
    sequence: version - 2,
    stampedAt: updatedAt,
    startsAt: at,
    endsAt: endOf(at),
    summary,
    description: text,
    location: listing.location,
    url,
    organizer,
    attendee,
  })
  return { calendar: { method, content } }
}

/** `Saturday, December 5, 2026 at 10:00 AM`, in Manila. */
export function viewingTimeText(at: Date, language: Language): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Manila' } as const
  return new Intl.DateTimeFormat(LOCALES[language], format).format(at)
}
