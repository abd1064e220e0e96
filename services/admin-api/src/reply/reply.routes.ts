import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  createReply,
  deleteReply,
  getReply,
  listReplies,
  logReply,
  updateReply,
} from '@tahanan/catalog/reply/reply-commands.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listAnswer } from '../list/list-answer.ts'

export function mountReplyRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, get, create, update, delete: remove, log } = replyEndpoints
  mountEndpoint(endpoints, list, async ({ query, context }) =>
    listAnswer(list.path, query, await listReplies(catalog, query, context.now)),
  )
  mountEndpoint(endpoints, get, ({ params, context }) => getReply(catalog, params.id, context.now))
  mountEndpoint(endpoints, create, ({ context, body }) => createReply(catalog, context, body))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion = body.expectedVersion }) =>
    updateReply(catalog, context, params.id, body.changes, expectedVersion),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteReply(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, log, ({ context, params, body }) => logReply(catalog, context, params.id, body))
}
