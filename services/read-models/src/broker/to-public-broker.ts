import type { BrokerState } from '@tahanan/contracts/broker/broker-state.ts'
import type { PublicBroker } from '@tahanan/contracts/broker/public-broker.ts'

/**
 * A broker as visitors see him or her, with the licences in force on that day; null without one (decision 99).
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export function toPublicBroker(broker: BrokerState, today: string): PublicBroker | null {
  const inForce = broker.licenses.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  if (inForce.length === 0) return null
  return {
    name: broker.name,
    photo: null,
    license: inForce.map(({ name }) => ({ name })),
    realty: broker.realtyName,
    contact: broker.contact,
    contact_numbers: broker.contactNumbers,
    socials: broker.socials,
  }
}
