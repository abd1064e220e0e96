import { addBroker } from '@tahanan/catalog/broker/broker-commands.ts'
import type { UnitOfWork } from '@tahanan/catalog/command/run-command.ts'
import { findIdsByName } from '@tahanan/catalog/name/refuse-duplicate-name.ts'
import { addRealty } from '@tahanan/catalog/realty/realty-commands.ts'
import { addSalesperson } from '@tahanan/catalog/salesperson/salesperson-commands.ts'
import { createBrokerBody } from '@tahanan/contracts/broker/broker.ts'
import { createRealtyBody } from '@tahanan/contracts/realty/realty.ts'
import { createSalespersonBody } from '@tahanan/contracts/salesperson/salesperson.ts'
import { demoBroker } from './demo-broker.ts'
import { DEMO_PEOPLE_SIZE } from './demo-people-size.ts'
import { demoRealty } from './demo-realty.ts'
import { demoSalesperson } from './demo-salesperson.ts'

type Noun = 'realty' | 'broker' | 'salesperson'

/** Adds the firms, brokers and salespersons of a demo catalogue that are not there yet; answers the brokers' ids. */
export async function addDemoPeople(unit: UnitOfWork): Promise<readonly number[]> {
  const { now } = unit.context
  const realtyIds = await addMissing(unit, 'realty', counted(DEMO_PEOPLE_SIZE.realties).map(demoRealty), (form) =>
    addRealty(unit, createRealtyBody.parse(form).fields),
  )
  const brokers = counted(DEMO_PEOPLE_SIZE.brokers).map((index) => ({
    ...demoBroker(index, now),
    realty_id: realtyIds[index % realtyIds.length] ?? null,
  }))
  const brokerIds = await addMissing(unit, 'broker', brokers, (form) =>
    addBroker(unit, createBrokerBody.parse(form).fields),
  )
  const [first = 0] = brokerIds
  const salespersons = counted(DEMO_PEOPLE_SIZE.salespersons).map((index) => ({
    ...demoSalesperson(index, now),
    broker_id: brokerIds[index % brokerIds.length] ?? first,
  }))
  await addMissing(unit, 'salesperson', salespersons, (form) =>
    addSalesperson(unit, createSalespersonBody.parse(form).draft, { defaultBrokerId: first }),
  )
  return brokerIds
}

/** Ids in the order of `forms`. */
async function addMissing<Form extends { readonly name: string }>(
  unit: UnitOfWork,
  noun: Noun,
  forms: readonly Form[],
  add: (form: Form) => Promise<{ readonly id: number }>,
): Promise<number[]> {
  const names = forms.map(({ name }) => name)
  const idByName = await findIdsByName(unit.client, noun, names)
  const ids: number[] = []
  for (const form of forms) ids.push(idByName.get(form.name) ?? (await add(form)).id)
  return ids
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_item, index) => index)
}
