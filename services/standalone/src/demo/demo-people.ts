import type { createBrokerBody } from '@tahanan/contracts/broker/create-broker-body.ts'
import type { SocialChannel } from '@tahanan/contracts/social/social-channel.ts'
import type { z } from 'zod'
import { DEMO_SEED } from './demo-seed.ts'
import { NAMES } from './names.ts'
import { createRandom } from './random.ts'

/** How many there are, whatever the size of the catalogue. */
export const DEMO_PEOPLE = { realties: 3, brokers: 8, salespersons: 18 } as const

const DAY_MS = 86_400_000
/** Days from the seed on until each broker's licence ends: one ends soon, one has lapsed, one has none. */
const BROKER_DAYS = [700, 430, 45, 880, null, 610, -20, 300] as const
const CHANNELS: readonly SocialChannel[] = ['Viber', 'WhatsApp']

type PersonForm = Pick<z.input<typeof createBrokerBody>, 'email' | 'license' | 'socials'> & {
  readonly name: string
  readonly position: string
  readonly contact: string
}

/** Form of broker number `index`, an invented person. */
export function demoBroker(index: number, now: Date): PersonForm {
  const days = BROKER_DAYS[index % BROKER_DAYS.length] ?? null
  const papers = { name: `PTR 88${index}2041`, kind: 'PTR' as const }
  const license = days === null ? [] : [licenseOf(`PRC REB 00${31_000 + index * 137}`, days, now), papers]
  return { ...demoPerson(index, index === 0 ? 'Broker in charge' : 'Real estate broker'), license }
}

/** Form of salesperson number `index`; every fifth has no accreditation. */
export function demoSalesperson(index: number, now: Date): PersonForm {
  const license = index % 5 === 4 ? [] : [licenseOf(`PRC RES ${12_000 + index * 71}`, 200 + index * 31, now)]
  const position = index % 6 === 0 ? 'Team lead' : 'Property specialist'
  return { ...demoPerson(DEMO_PEOPLE.brokers + index, position), license }
}

/** Names come from two lists of different lengths, so that no two of these people share one. */
function demoPerson(index: number, position: string): PersonForm {
  const random = createRandom(DEMO_SEED.person, index)
  const { given, family } = NAMES
  const name = `${given[(index * 7) % given.length]} ${family[(index * 11) % family.length]}`
  const number = `0900 555 0${200 + index}`
  return {
    name,
    position,
    // Numbers and addresses kept for fiction: nobody answers them.
    contact: random.chance(0.4) ? `${number} / (02) 8555 0${200 + index}` : number,
    email: `${name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z]+/g, '.')}@example.com`,
    socials: CHANNELS.filter(() => random.chance(0.6)).map((channel) => ({ name: channel, account: number })),
  }
}

function licenseOf(name: string, days: number, now: Date) {
  return { name, valid_until: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) }
}
