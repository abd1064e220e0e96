import type { BrokerState } from '@tahanan/contracts/broker/broker.ts'
import type { PublicBroker } from '@tahanan/contracts/broker/public-broker.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { imageAddress } from '../picture/pictures-by-owner.ts'

const PHOTO_WIDTH_PX = 360

/**
 * A broker as visitors see him or her, with the licences in force on that day; null without one (decision 99).
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export function toPublicBroker(
  broker: BrokerState,
  photo: PictureState | undefined,
  today: string,
): PublicBroker | null {
  const inForce = broker.licenses.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  if (inForce.length === 0) return null
  return {
    name: broker.name,
    photo: imageAddress(photo, PHOTO_WIDTH_PX),
    license: inForce.map(({ name }) => ({ name })),
    realty: broker.realtyName,
    contact: broker.contact,
    contact_numbers: broker.contactNumbers,
    socials: broker.socials,
  }
}

const DAY_MS = 86_400_000

/** The next day on which a licence is no longer in force, `YYYY-MM-DD`; null when none has an end ahead of it. */
export function recheckOn(broker: BrokerState, today: string): string | null {
  const ends = broker.licenses.flatMap(({ validUntil }) => validUntil ?? []).filter((end) => end >= today)
  const [next] = ends.toSorted()
  return next === undefined ? null : new Date(Date.parse(next) + DAY_MS).toISOString().slice(0, 10)
}
