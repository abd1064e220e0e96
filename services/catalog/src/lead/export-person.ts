import type { LeadPerson } from '@tahanan/contracts/lead/lead-person-body.ts'
import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { leadAnswerOf } from './lead-answer-of.ts'
import { listTimeline } from './lead-timeline.store.ts'
import { listLeadsOfPerson } from './lead.store.ts'
import { personKeysOf } from './person-keys-of.ts'
import { timelineEntryOf } from './timeline-entry-of.ts'

/** Everything kept of a person, deleted leads and notes included (RA 10173); each lead's trail says so. */
export function exportPerson(
  catalog: Catalog,
  context: CommandContext,
  person: LeadPerson,
): Promise<{ readonly leads: Omit<LeadView, 'same_person'>[] }> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const leads = await listLeadsOfPerson(client, personKeysOf(person), null)
    const timeline = await listTimeline(
      client,
      leads.map(({ id }) => id),
    )
    for (const { id } of leads) await audit({ noun: 'lead', id, action: 'export', before: null, after: null })
    return {
      leads: leads.map((lead) => ({
        ...leadAnswerOf(lead),
        timeline: timeline.filter(({ leadId }) => leadId === lead.id).map(timelineEntryOf),
      })),
    }
  })
}
