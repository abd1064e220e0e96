import type { Language } from '@tahanan/contracts/site/language.ts'
import type { ChangeKind } from './alert-change.ts'

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
export const ALERT_WORDS: Readonly<Record<Language, AlertWords>> = {
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
