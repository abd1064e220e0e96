import { z } from 'zod'
import { personChangesOf } from '../person/person-changes-of.ts'
import type { SalespersonDraft } from './salesperson-fields.ts'
import { salespersonForm } from './salesperson-form.ts'

/** Body of POST /admin/sales-person/ (§7). E-mail and licence may come later (decision 91), and so may the photo. */
export const createSalespersonBody = z.strictObject(salespersonForm).transform((form) => {
  const { changes, photo } = personChangesOf(form)
  const draft: SalespersonDraft = {
    name: form.name,
    position: form.position,
    contact: form.contact,
    email: changes.email ?? '',
    socials: changes.socials ?? [],
    licenses: changes.licenses ?? [],
    brokerId: form.broker_id ?? form.broker,
  }
  return { draft, photo }
})
