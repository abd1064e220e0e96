import type { PublicBroker } from '@tahanan/contracts/broker/public-broker.ts'
import { splitContact } from '@tahanan/contracts/contact/split-contact.ts'
import { socialAddress } from '@tahanan/contracts/social/social-address.ts'
import type { SocialChannel } from '@tahanan/contracts/social/social-channel.ts'
import { Fragment } from 'react'
import { m } from '../message/messages.ts'
import type { IconName } from '../ui/icon.tsx'

/** Where people write to each other; the other channels are pages about somebody. */
const CHAT: ReadonlySet<SocialChannel> = new Set(['Viber', 'WhatsApp', 'Messenger'])

const DIALLED = /^[\d\s()+.-]{7,}/

export interface ContactLink {
  readonly label: string
  readonly href: string
  readonly icon: IconName
}

/** The ways to reach a broker at once: calls, then chats. */
export function contactLinksOf({ contact_numbers: numbers, socials }: PublicBroker): readonly ContactLink[] {
  const calls = numbers.flatMap(({ number, e164 }) =>
    e164 === null ? [] : [{ label: m.lead.callNumber({ number }), href: `tel:${e164}`, icon: 'phone' } as const],
  )
  const chats = socials.flatMap((social) => {
    const href = CHAT.has(social.name) ? socialAddress(social) : null
    return href === null ? [] : [{ label: social.name, href, icon: 'message' } as const]
  })
  return [...calls, ...chats]
}

/** Contact numbers, separated by `/` (§5), each a link that calls it; what is no number stays text. */
export function PhoneLinks({ contact }: { readonly contact: string }) {
  return splitContact(contact).map((number, place) => (
    <Fragment key={number}>
      {place > 0 && ' / '}
      {DIALLED.test(number) ? (
        // Above the card that it may stand in, which is a link itself.
        <a
          href={`tel:${(DIALLED.exec(number)?.[0] ?? '').replaceAll(/[^\d+]/g, '')}`}
          className="relative underline decoration-brand/40 underline-offset-4 hover:text-brand hover:decoration-brand"
        >
          {number}
        </a>
      ) : (
        number
      )}
    </Fragment>
  ))
}
