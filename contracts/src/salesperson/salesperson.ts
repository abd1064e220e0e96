import { z } from 'zod'
import { requiredContactField } from '../contact/contact.ts'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { idField, requiredIdField } from '../endpoint/id-fields.ts'
import { personAnswerSchema, personChangesOf, type PersonFields, personForm } from '../person/person.ts'
import { namedSchema } from '../property/property-fields.ts'
import { requiredLine } from '../text/text-fields.ts'

/** The fields of a salesperson's form (§5, §7). Without a broker a new one gets the default one (decision 100). */
export const salespersonForm = {
  ...personForm,
  position: requiredLine(200),
  contact: requiredContactField(),
  broker_id: requiredIdField().optional(),
  broker: requiredIdField().optional(),
  /** The account whose leads are this salesperson's. Administrators alone may link one, or take the link off. */
  account_id: idField().optional(),
} as const

/** Body of POST /admin/sales-person/ (§7). E-mail and licence may come later (decision 91), and so may the photo. */
export const createSalespersonBody = z.strictObject(salespersonForm).transform((form) => {
  const { changes, picture } = personChangesOf(form)
  const fields: SalespersonDraft = {
    name: form.name,
    position: form.position,
    contact: form.contact,
    email: changes.email ?? '',
    socials: changes.socials ?? [],
    licenses: changes.licenses ?? [],
    brokerId: form.broker_id ?? form.broker,
    accountId: form.account_id ?? null,
  }
  return { fields, picture }
})

/** A salesperson as staff see him or her (§3). */
export const salespersonAnswerSchema = personAnswerSchema.extend({
  broker: namedSchema,
  broker_id: z.int().positive(),
  /** Whose leads are this salesperson's. */
  account: namedSchema.nullable(),
})

export type SalespersonAnswer = z.infer<typeof salespersonAnswerSchema>

/** What staff set on a salesperson. */
export interface SalespersonFields extends PersonFields {
  /** The broker under whom he or she works (decision 100). */
  readonly brokerId: number
  readonly accountId: number | null
}

export type SalespersonChanges = Changes<SalespersonFields>

/** A new one: without a broker it gets the default one. */
export type SalespersonDraft = Omit<SalespersonFields, 'brokerId'> & { readonly brokerId: number | undefined }
