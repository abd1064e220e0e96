import type { BrokerState } from '@tahanan/contracts/broker/broker.ts'

/** A broker whose one licence has no end. */
export function buildBrokerState(overrides: Partial<BrokerState> = {}): BrokerState {
  const { id = 4 } = overrides
  return {
    id,
    name: `Broker ${id}`,
    licenses: [{ name: 'PRC 0012345', validUntil: null }],
    realtyName: 'Bahay Realty',
    contact: '0917 123 4567 / (02) 8123 4567',
    contactNumbers: [
      { number: '0917 123 4567', e164: '+639171234567' },
      { number: '(02) 8123 4567', e164: '+63281234567' },
    ],
    socials: [{ name: 'Viber', account: '+639171234567' }],
    ...overrides,
  }
}
