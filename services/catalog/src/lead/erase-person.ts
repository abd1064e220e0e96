import type { LeadPerson } from '@tahanan/contracts/lead/lead-person-body.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { eraseLeadRows } from './lead-erasure.store.ts'
import { listLeadsOfPerson } from './lead.store.ts'
import { personKeysOf } from './person-keys-of.ts'

/** Erases every lead of a person for good, deleted ones included (RA 10173). */
export function erasePerson(
  catalog: Catalog,
  context: CommandContext,
  person: LeadPerson,
): Promise<{ readonly erased: number }> {
  return runCommand(catalog, context, async ({ client }) => {
    const leads = await listLeadsOfPerson(client, personKeysOf(person), null)
    const ids = leads.map(({ id }) => id)
    return { erased: await eraseLeadRows(client, ids, context) }
  })
}
