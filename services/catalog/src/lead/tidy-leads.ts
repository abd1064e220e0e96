import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deleteOldLeadAttempts } from './lead-attempt.store.ts'
import { eraseLeadRows, listOldLeadIds } from './lead-erasure.store.ts'
import { deleteOldSubmissions } from './lead-submission.store.ts'
import { foldLeadTally } from './lead-tally.store.ts'

const PIECE = 1_000

/**
 * The regular duty of leads: erases those older than `retentionMonths` (decision 112), a thousand at a time, forgets
 * keys and counts that have run out, and folds the tally.
 *
 * @returns how many leads were erased
 */
export async function tidyLeads(
  catalog: Catalog,
  context: CommandContext,
  { retentionMonths }: { readonly retentionMonths: number },
): Promise<number> {
  const before = monthsBefore(context.now, retentionMonths)
  let erased = 0
  for (;;) {
    const piece = await runCommand(catalog, context, async ({ client }) =>
      eraseLeadRows(client, await listOldLeadIds(client, before, PIECE), context),
    )
    erased += piece
    if (piece === 0) break
  }
  await runCommand(catalog, context, async ({ client }) => {
    await deleteOldSubmissions(client, context.now)
    await deleteOldLeadAttempts(client, context.now)
    await foldLeadTally(client)
  })
  return erased
}

/** The same day so many months ago, or the last of that month. */
function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return day
}
