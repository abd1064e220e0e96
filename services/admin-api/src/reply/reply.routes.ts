import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import { createReply, logReply, replies } from '@tahanan/catalog/reply/reply-commands.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { mountRecords } from '../router/mount-records.ts'

export function mountReplyRoutes(endpoints: EndpointRouter, dependencies: PictureDependencies): void {
  mountRecords(endpoints, dependencies, replyEndpoints, replies)
  mountEndpoint(endpoints, replyEndpoints.create, ({ context, body }) => createReply(dependencies, context, body))
  mountEndpoint(endpoints, replyEndpoints.log, ({ context, params, body }) =>
    logReply(dependencies, context, params.id, body),
  )
}
