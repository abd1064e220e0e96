import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { addressIn, type Language } from '@tahanan/contracts/site/language.ts'
import { escapeHtml } from '@tahanan/contracts/text/escape-html.ts'
import type { ChangeKind } from './alert-change.ts'
import type { AlertMail } from './alert-digest.ts'
import type { NamedAlert } from './alert.store.ts'
import { pathOf, titleOf } from './alert-title.ts'

export interface AlertMessage {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click ends all alerts of the address (RFC 8058). */
  readonly unsubscribeUrl: string
}

export interface AlertMailParts {
  readonly mail: AlertMail
  /** Those that it is about. */
  readonly alerts: readonly NamedAlert[]
  /** The offers that can be had now. */
  readonly cards: readonly ListingCard[]
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly token: string
}

/** Of all alerts of a mail together; the others are counted, and a link away. */
const OFFERS_MAX = 12

/** What a mail says; undefined where nothing is left to say: the alert ended, the offers are gone. */
export function alertMessage(parts: AlertMailParts): AlertMessage | undefined {
  return parts.mail.alertId === null ? offersMessage(parts) : askedMessage(parts)
}

/** Asks to confirm an alert; or says, of one that is on, that it is. */
function askedMessage(parts: AlertMailParts): AlertMessage | undefined {
  const [alert] = parts.alerts
  if (alert === undefined || alert.state === 'ended') return undefined
  const { language } = parts.mail
  const say = ALERT_WORDS[language]
  const words = alert.state === 'on' ? say.already : say.confirm
  // Anybody may ask for anybody: nothing that they typed goes to an address that has not confirmed.
  const opening = words.opening(titleOf({ ...alert, language }, alert.state === 'on'))
  const link = linkTo(parts, alert.id)
  return written(parts, {
    subject: words.subject,
    text: [opening, '', `${words.button}: ${link}`, '', words.closing],
    html: [paragraph(opening), button(words.button, link), paragraph(words.closing)],
  })
}

interface Offer {
  readonly card: ListingCard
  readonly change: ChangeKind
}

function offersMessage(parts: AlertMailParts): AlertMessage | undefined {
  const { mail, alerts, cards, origin } = parts
  const say = ALERT_WORDS[mail.language]
  const cardsById = new Map(cards.map((card) => [card.id, card]))
  const shown = new Set<number>()
  const names: string[] = []
  const text: string[] = []
  const html: string[] = []
  for (const alert of alerts) {
    // What another alert has shown in this mail is not shown again.
    const offers = mail.matches.flatMap(({ alertId, listingId, change }): Offer[] => {
      const card = cardsById.get(listingId)
      return alertId === alert.id && card !== undefined && !shown.has(listingId) ? [{ card, change }] : []
    })
    const byListing = [...new Map(offers.map((offer) => [offer.card.id, offer])).values()]
    if (byListing.length === 0) continue
    const part = byListing.slice(0, Math.max(0, OFFERS_MAX - shown.size))
    for (const { card } of byListing) shown.add(card.id)
    names.push(...part.map(({ card }) => card.name))
    const title = titleOf(alert, true)
    const all = origin + addressIn(mail.language, pathOf(alert))
    const left = byListing.length - part.length
    const toAll = left > 0 ? say.more(left) : say.seeAll
    text.push(title, '', ...part.flatMap((offer) => offerText(offer, parts)), `${toAll}: ${all}`, '')
    html.push(heading(title), ...part.map((offer) => offerHtml(offer, parts)), paragraphLink(toAll, all))
  }
  const [first] = names
  if (first === undefined) return undefined
  return written(parts, { subject: say.subject(shown.size, first), text, html })
}

function offerText({ card, change }: Offer, { mail, origin }: AlertMailParts): string[] {
  return [
    `${ALERT_WORDS[mail.language].changes[change]}: ${card.name}`,
    factsOf(card, mail).join(' · '),
    origin + addressIn(mail.language, `/listing/${card.slug}/`),
    '',
  ]
}

function factsOf(card: ListingCard, { language }: AlertMail): string[] {
  const rooms = card.bedroom === null ? [] : [ALERT_WORDS[language].bedrooms(card.bedroom)]
  return [card.price, ...rooms, card.location]
}

function offerHtml({ card, change }: Offer, { mail, origin }: AlertMailParts): string {
  const link = escapeHtml(origin + addressIn(mail.language, `/listing/${card.slug}/`))
  const { image } = card
  const picture =
    image === null
      ? ''
      : `<img src="${escapeHtml(new URL(image, origin).href)}" alt="" width="560" style="display:block;width:100%;height:auto;border-radius:8px">`
  return `<a href="${link}" style="display:block;margin:0 0 24px;color:inherit;text-decoration:none">${picture}
<span style="display:block;margin-top:8px;font-size:13px;font-weight:bold;color:#0f766e">${escapeHtml(ALERT_WORDS[mail.language].changes[change])}</span>
<span style="display:block;font-size:17px;font-weight:bold;text-decoration:underline">${escapeHtml(card.name)}</span>
<span style="display:block">${escapeHtml(factsOf(card, mail).join(' · '))}</span></a>`
}

interface Content {
  readonly subject: string
  readonly text: readonly string[]
  readonly html: readonly string[]
}

/** A content with what stands below every mail: why it came, and how to change or end it. */
function written(parts: AlertMailParts, { subject, text, html }: Content): AlertMessage {
  const { mail, origin, token } = parts
  const { language } = mail
  const say = ALERT_WORDS[language]
  const link = linkTo(parts)
  const why = say.why(origin)
  return {
    subject,
    text: [...text, '', why, `${say.manage}: ${link}`, ''].join('\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
${html.join('\n')}
<p style="margin:32px 0 0;border-top:1px solid #9ca3af;padding-top:16px;font-size:13px">${escapeHtml(why)} <a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(say.manage)}</a></p>
</div></body></html>
`,
    unsubscribeUrl: `${origin}/api/alert/${token}/unsubscribe/`,
  }
}

function linkTo({ mail, origin, token }: AlertMailParts, alertId?: number): string {
  const page = origin + addressIn(mail.language, `/alert/${token}`)
  return alertId === undefined ? page : `${page}?alert=${alertId}`
}

const heading = (text: string): string => `<h2 style="margin:0 0 16px;font-size:20px">${escapeHtml(text)}</h2>`

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const paragraphLink = (text: string, link: string): string =>
  `<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(text)}</a></p>`

const button = (text: string, link: string): string =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#fff;text-decoration:none;font-weight:bold">${escapeHtml(text)}</a></p>`

interface AskedWords {
  readonly subject: string
  readonly opening: (title: string) => string
  readonly button: string
  readonly closing: string
}

interface AlertWords {
  readonly confirm: AskedWords
  readonly already: AskedWords
  /** Of so many offers, the first of which is named. */
  readonly subject: (count: number, name: string) => string
  readonly changes: Readonly<Record<ChangeKind, string>>
  readonly bedrooms: (count: number) => string
  readonly more: (count: number) => string
  readonly seeAll: string
  readonly why: (origin: string) => string
  readonly manage: string
}

/** What mails to visitors say, in each language of the site. */
const ALERT_WORDS: Readonly<Record<Language, AlertWords>> = {
  en: {
    confirm: {
      subject: 'Confirm that you want to be told',
      opening: (title) => `You asked to be told by e-mail of: ${title}.`,
      button: 'Yes, tell me',
      closing: 'Did you not ask for this? Then do nothing: nothing is sent, and your address is erased within 7 days.',
    },
    already: {
      subject: 'You are told of this already',
      opening: (title) => `You are told by e-mail of this already: ${title}.`,
      button: 'Change or end it',
      closing: 'Did you not ask for this again? Then there is nothing to do.',
    },
    subject: (count, name) => (count === 1 ? name : `${count} offers: ${name} …`),
    changes: { new: 'New', lowered: 'Price lowered', back: 'Back on the market' },
    bedrooms: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
    more: (count) => `and ${count} more`,
    seeAll: 'See all',
    why: (origin) => `You get this mail because you asked for it at ${origin}.`,
    manage: 'Change or end your alerts',
  },
  fil: {
    confirm: {
      subject: 'Kumpirmahin na gusto mong mabalitaan',
      opening: (title) => `Hiniling mong balitaan ka sa e-mail tungkol dito: ${title}.`,
      button: 'Oo, balitaan ako',
      closing:
        'Hindi ikaw ang humiling? Wala kang kailangang gawin: walang ipapadala, at buburahin ang address mo sa loob ng 7 araw.',
    },
    already: {
      subject: 'Binabalitaan ka na tungkol dito',
      opening: (title) => `Binabalitaan ka na sa e-mail tungkol dito: ${title}.`,
      button: 'Baguhin o itigil',
      closing: 'Hindi ikaw ang humiling ulit? Wala kang kailangang gawin.',
    },
    subject: (count, name) => (count === 1 ? name : `${count} property: ${name} …`),
    changes: { new: 'Bago', lowered: 'Bumaba ang presyo', back: 'Available ulit' },
    bedrooms: (count) => `${count} kwarto`,
    more: (count) => `at ${count} pa`,
    seeAll: 'Tingnan lahat',
    why: (origin) => `Natanggap mo ang e-mail na ito dahil hiniling mo ito sa ${origin}.`,
    manage: 'Baguhin o itigil ang mga alert mo',
  },
}
