import { brokers } from '@tahanan/catalog/broker/broker-commands.ts'
import type { UnitOfWork } from '@tahanan/catalog/command/run-command.ts'
import { realties } from '@tahanan/catalog/realty/realty-commands.ts'
import { salespersons } from '@tahanan/catalog/salesperson/salesperson-commands.ts'
import { createBrokerBody } from '@tahanan/contracts/broker/broker.ts'
import { createRealtyBody } from '@tahanan/contracts/realty/realty.ts'
import { createSalespersonBody } from '@tahanan/contracts/salesperson/salesperson.ts'
import type { SocialChannel } from '@tahanan/contracts/social/social-channel.ts'
import type { z } from 'zod'
import { DEMO_SEED, createRandom } from './random.ts'
import { locationOf, placesFor } from './places-for.ts'
import { addMissing, counted } from './add-missing.ts'
import { NAMES } from './names.ts'

const CHANNELS: readonly SocialChannel[] = ['Viber', 'WhatsApp']

const DAY_MS = 86_400_000

/** Days from the seed on until each broker's licence ends: one ends soon, one has lapsed, one has none. */
const LICENSE_DAYS = [700, 430, 45, 880, null, 610, -20, 300] as const

/** How many people and firms a demo catalogue has, whatever its size. */
const DEMO_PEOPLE_SIZE = { realties: 3, brokers: 8, salespersons: 18 } as const

/** Adds the firms, brokers and salespersons of a demo catalogue that are not there yet; answers the brokers' ids. */
export async function addDemoPeople(unit: UnitOfWork): Promise<readonly number[]> {
  const { now } = unit.context
  const realtyIds = await addMissing(unit, 'realty', counted(DEMO_PEOPLE_SIZE.realties, demoRealty), (form) =>
    realties.add(unit, createRealtyBody.parse(form).fields),
  )
  const brokerForms = counted(DEMO_PEOPLE_SIZE.brokers, (index) => ({
    ...demoBroker(index, now),
    realty_id: realtyIds[index % realtyIds.length] ?? null,
  }))
  const brokerIds = await addMissing(unit, 'broker', brokerForms, (form) =>
    brokers.add(unit, createBrokerBody.parse(form).fields),
  )
  const [first = 0] = brokerIds
  const salespersonForms = counted(DEMO_PEOPLE_SIZE.salespersons, (index) => ({
    ...demoSalesperson(index, now),
    broker_id: brokerIds[index % brokerIds.length] ?? first,
  }))
  await addMissing(unit, 'salesperson', salespersonForms, (form) =>
    salespersons.add(unit, { ...createSalespersonBody.parse(form).fields, defaultBrokerId: first }),
  )
  return brokerIds
}

/** Form of salesperson number `index`, an invented person; every fifth has no accreditation. */
function demoSalesperson(index: number, now: Date): DemoPerson {
  const license = index % 5 === 4 ? [] : [demoLicense(`PRC RES ${12_000 + index * 71}`, 200 + index * 31, now)]
  const position = index % 6 === 0 ? 'Team lead' : 'Property specialist'
  return { ...demoPerson(DEMO_PEOPLE_SIZE.brokers + index, position), license }
}

/** Form of broker number `index`, an invented person. */
function demoBroker(index: number, now: Date): DemoPerson {
  const days = LICENSE_DAYS[index % LICENSE_DAYS.length] ?? null
  const receipt = { name: `PTR 88${index}2041`, kind: 'PTR' as const }
  const license = days === null ? [] : [demoLicense(`PRC REB 00${31_000 + index * 137}`, days, now), receipt]
  return { ...demoPerson(index, index === 0 ? 'Broker in charge' : 'Real estate broker'), license }
}

/** A licence of a form that ends so many days from now, or ended so many days ago. */
function demoLicense(name: string, days: number, now: Date): { readonly name: string; readonly valid_until: string } {
  return { name, valid_until: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) }
}

/** Form of realty firm number `index`, an invented company. */
function demoRealty(index: number) {
  const random = createRandom(DEMO_SEED.realty, index)
  const place = random.pick(placesFor('building'))
  const { words, streets, given, family } = NAMES
  return {
    name: `${words[(index * 5 + 2) % words.length]} Realty Services`,
    office_address: `${random.pick(streets)} Street, ${locationOf(place, random.pick(place.barangays))}`,
    // Kept for fiction, like every number here.
    contact_number: `(02) 8555 03${String(index).padStart(2, '0')}`,
    contact_person: `${random.pick(given)} ${random.pick(family)}`,
    registration_no: `CS2012${10_000 + index * 311}`,
    dhsud_registration: `NCR-B-${2_000 + index * 17}`,
    details: '<p><em>An invented firm of the demonstration catalogue.</em></p>',
  }
}

/** What the forms of an invented broker and of an invented salesperson share. */
type DemoPerson = Pick<z.input<typeof createBrokerBody>, 'email' | 'license' | 'socials'> & {
  readonly name: string
  readonly position: string
  readonly contact: string
}

/** Person number `index`, without a licence. Names come from two lists, so that no two people of a demo share one. */
function demoPerson(index: number, position: string): DemoPerson {
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
