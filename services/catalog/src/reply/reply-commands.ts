import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import {
  REPLY_LIMITS,
  type ReplyAnswer,
  replyAnswerSchema,
  type ReplyChannel,
  type ReplyFields,
} from '@tahanan/contracts/reply/reply.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { z } from 'zod'
import { recordCommands } from '../aggregate/record-commands.ts'
import { insertStored, updateStored, withChanges } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runOnce } from '../command/run-command.ts'
import { firstResponse, getLead, lockLivingLead } from '../lead/lead-commands.ts'
import { leadAnswerOf } from '../lead/lead.ts'
import { updateLeadRow } from '../lead/lead.store.ts'
import { countReplies, REPLY_TABLE, type ReplyRow, type StoredReply } from './reply.store.ts'

export const replies = recordCommands<ReplyRow, StoredReply, ReplyFields, Changes<ReplyFields>, ReplyAnswer>({
  table: REPLY_TABLE,
  answer: replyAnswerSchema,
  answersOf: (_db, stored) => stored.map(({ id, version, fields }) => ({ id, version, ...fields })),
  /** @throws InvalidInput also on `name` when there are as many as there may be */
  async insert({ client, context }, fields) {
    if ((await countReplies(client)) >= REPLY_LIMITS.replies) {
      throw new InvalidInput({
        name: [`There are ${REPLY_LIMITS.replies} replies, which is all there can be. Delete one first.`],
      })
    }
    return insertStored(client, REPLY_TABLE, fields, context.now)
  },
  edit: ({ fields }, changes) => withChanges(fields, changes),
  async store({ client }, reply) {
    await updateStored(client, REPLY_TABLE, reply)
    return reply
  },
})

const LOG_REPLY = { command: 'reply.log', answer: z.int() }

/**
 * Notes that staff began to answer a lead; of one without an answer it is the first response. What was written is not
 * known here.
 *
 * @throws NotFound; Conflict where the lead is kept under another
 */
export async function logReply(
  catalog: Catalog,
  context: CommandContext,
  leadId: number,
  begun: { readonly channel: ReplyChannel; readonly reply: string },
): Promise<LeadAnswer> {
  await runOnce(catalog, context, { ...LOG_REPLY, content: [leadId, begun] }, async ({ client, audit }) => {
    const lead = await lockLivingLead(client, leadId, undefined)
    if (lead.firstResponseAt === null) {
      const changed = { version: lead.version + 1, updatedAt: context.now }
      await updateLeadRow(client, { ...lead, ...changed, ...firstResponse(context) })
    }
    await audit({ noun: 'lead', id: leadId, action: 'reply', before: null, after: begun })
    return leadId
  })
  return leadAnswerOf(await getLead(catalog.pool, leadId))
}
