import { personAttentionEndpoints } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

const LICENSE = { name: 'PRC 0012345', kind: 'PRC', valid_until: '2099-12-31' }

/** Realty firms, brokers, salespersons: every call of staff, once at least. Answers the id of a salesperson. */
export async function visitPeople({ call }: JourneyStage): Promise<number> {
  const realty = await call(realtyEndpoints.create, {
    body: {
      name: 'Bahay Realty',
      contact_person: PLANTED.realtyPerson,
      contact_number: PLANTED.realtyPhone,
      email: PLANTED.realtyEmail,
    },
  })
  await call(realtyEndpoints.update, { params: realty, body: { office_address: 'Pasig' } })
  await call(realtyEndpoints.get, { params: realty, as: 'viewer' })
  await call(realtyEndpoints.list, { as: 'viewer' })
  await call(realtyEndpoints.delete, { params: await call(realtyEndpoints.create, { body: { name: 'Gone' } }) })

  const broker = await call(brokerEndpoints.create, {
    body: { name: 'Niña Reyes', email: PLANTED.brokerEmail, realty_id: realty.id, license: [LICENSE] },
  })
  await call(brokerEndpoints.update, { params: broker, body: { position: 'Managing broker' } })
  await call(brokerEndpoints.get, { params: broker, as: 'viewer' })
  await call(brokerEndpoints.list, { as: 'viewer' })
  const gone = await call(brokerEndpoints.create, { body: { name: 'Gone', license: [LICENSE] } })
  await call(brokerEndpoints.deleteLicense, { params: { id: gone.license[0]?.id ?? 0 } })
  await call(brokerEndpoints.delete, { params: gone })

  const person = {
    name: PLANTED.salespersonName,
    position: 'Agent',
    contact: PLANTED.salespersonPhone,
    email: PLANTED.salespersonEmail,
    broker_id: broker.id,
  }
  const salesperson = await call(salespersonEndpoints.create, { body: { ...person, license: [LICENSE] } })
  await call(salespersonEndpoints.update, { params: salesperson, body: { position: 'Senior agent' } })
  await call(salespersonEndpoints.get, { params: salesperson, as: 'viewer' })
  await call(salespersonEndpoints.list, { as: 'viewer' })
  const leaver = await call(salespersonEndpoints.create, { body: { ...person, name: `${PLANTED.salespersonName} II` } })
  await call(salespersonEndpoints.delete, { params: leaver })
  await call(personAttentionEndpoints.list, { as: 'viewer' })
  return salesperson.id
}
