import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { nextReminder } from './viewing.ts'
import { lockDueReminders, setNextReminders } from './viewing.store.ts'
import { viewingMailJob } from './viewing-mail.ts'

const PIECE = 200

/**
 * The scheduled task of reminders, a day and two hours before each viewing: what is due is mailed and marked in one
 * transaction, so it is mailed once whatever is killed. After an outage the latest is sent, and none of what is over.
 *
 * @returns how many viewings
 */
export async function remindViewings(catalog: Catalog, context: CommandContext): Promise<number> {
  let reminded = 0
  for (let piece = PIECE; piece === PIECE;) {
    const due = await runCommand(catalog, context, async ({ client, enqueue }) => {
      const found = await lockDueReminders(client, context.now, PIECE)
      for (const { id: viewingId, version, at, dueAt } of found.filter((one) => one.at > context.now)) {
        const hoursBefore = Math.round((at.getTime() - dueAt.getTime()) / 3_600_000)
        for (const to of ['visitor', 'staff'] as const) {
          await enqueue(viewingMailJob({ viewingId, version, about: 'reminder', to }, hoursBefore))
        }
      }
      await setNextReminders(
        client,
        found.map((one) => ({ id: one.id, at: nextReminder(one.at, context.now) })),
      )
      return found.length
    })
    piece = due
    reminded += due
  }
  return reminded
}
