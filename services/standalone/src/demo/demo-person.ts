import type { createBrokerBody } from '@tahanan/contracts/broker/broker.ts'
import type { SocialChannel } from '@tahanan/contracts/social/social-channel.ts'
import type { z } from 'zod'
import { DEMO_SEED } from './demo-seed.ts'
import { NAMES } from './names.ts'
import { createRandom } from './random.ts'

const CHANNELS: readonly SocialChannel[] = ['Viber', 'WhatsApp']

/** What the forms of an invented broker and of an invented salesperson share. */
export type DemoPerson = Pick<z.input<typeof createBrokerBody>, 'email' | 'license' | 'socials'> & {
  readonly name: string
  readonly position: string
  readonly contact: string
}

/** Person number `index`, without a licence. Names come from two lists, so that no two people of a demo share one. */
export function demoPerson(index: number, position: string): DemoPerson {
  const random = createRandom(DEMO_SEED.person, index)
  const { given, family } = NAMES
  const name = `${given[(index * 7) % given.length]} ${family[(index * 11) % family.length]}`
  const number = `0900 555 0${200 + index}`
  return {
    name,
    position,
    // Numbers and addresses kept for fiction: nobody answers them.
    contact: random.chance(0.4) ? `${number} / (02) 8555 0${200 + index}` : number,
    email: `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.com`,
    socials: CHANNELS.filter(() => random.chance(0.6)).map((channel) => ({ name: channel, account: number })),
  }
}
