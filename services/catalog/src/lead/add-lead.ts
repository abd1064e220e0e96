import type { AddedLead } from '@tahanan/contracts/lead/add-lead-body.ts'
import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { z } from 'zod'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { checkAssignee } from './check-assignee.ts'
import { findLeadSubject } from './find-lead-subject.ts'
import { getLead } from './get-lead.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import type { LeadSettings } from './lead-settings.ts'
import { newReference } from './new-reference.ts'
import { storeNewLead } from './store-new-lead.ts'

/** The person's details are kept nowhere but in the lead. */
const ADD_LEAD = { command: 'lead.add', answer: z.object({ id: z.int() }) }

/** A lead that staff type in (decision 109). @throws InvalidInput on `assignee` */
export async function addLead(
  catalog: Catalog,
  context: CommandContext,
  { listingUrl, consent, ...form }: AddedLead,
  { publicUrl }: Pick<LeadSettings, 'publicUrl'>,
): Promise<LeadAnswer> {
  const { id } = await runOnce(catalog, context, ADD_LEAD, async (unit) => {
    await checkAssignee(unit.client, form.assigneeId)
    const subject = await findLeadSubject(unit.client, listingUrl, publicUrl)
    const consentAt = consent ? context.now : null
    return { id: await storeNewLead(unit, newReference(), { ...form, ...subject, isSpam: false, consentAt }) }
  })
  return leadAnswerOf(await getLead(catalog.pool, id))
}
