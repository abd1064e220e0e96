import type { UnitOfWork } from '../command/unit-of-work.ts'
import { auditedLead } from './audited-lead.ts'
import type { Lead } from './lead.ts'
import { insertLead, type NewLead } from './lead.store.ts'
import { personKeysOf } from './person-keys-of.ts'

type Given = Pick<
  Lead,
  | 'source'
  | 'fullname'
  | 'email'
  | 'phone'
  | 'message'
  | 'listingId'
  | 'listingSlug'
  | 'listingName'
  | 'listingPrice'
  | 'listingUrl'
  | 'isSpam'
  | 'assigneeId'
  | 'consentAt'
>

/** Stores a lead that begins now, and answers its id. */
export async function storeNewLead(
  { client, context, audit }: UnitOfWork,
  reference: string,
  given: Given,
): Promise<number> {
  const lead: NewLead = {
    ...given,
    ...personKeysOf(given),
    reference,
    version: 1,
    status: given.isSpam ? 'closed' : 'new',
    statusBeforeSpam: given.isSpam ? 'new' : null,
    addedById: context.actor.accountId,
    nextFollowUpOn: null,
    firstResponseAt: null,
    createdAt: context.now,
    updatedAt: context.now,
    deletedAt: null,
  }
  const id = await insertLead(client, lead)
  await audit({ noun: 'lead', id, action: 'create', before: null, after: auditedLead(lead) })
  return id
}
