import { z } from 'zod'
import { brokerChangesOf } from './broker-changes-of.ts'
import type { BrokerFields } from './broker-fields.ts'
import { brokerForm } from './broker-form.ts'

/** Body of POST /admin/broker/ (§7). */
export const createBrokerBody = z.strictObject(brokerForm).transform((form) => {
  const { changes, photo } = brokerChangesOf(form)
  const fields: BrokerFields = {
    name: form.name,
    position: changes.position ?? '',
    contact: changes.contact ?? '',
    email: changes.email ?? '',
    socials: changes.socials ?? [],
    licenses: changes.licenses ?? [],
    officeAddress: changes.officeAddress ?? '',
    realtyId: changes.realtyId ?? null,
  }
  return { fields, photo }
})
