import { liveEndpoints } from '@tahanan/contracts/live/live.endpoints.ts'
import { EventStreamAnswer } from '@tahanan/platform/http/answers.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import type { LiveHub } from './live-hub.ts'

export function mountLiveRoutes(endpoints: EndpointRouter, live: LiveHub): void {
  mountEndpoint(endpoints, liveEndpoints.follow, ({ actor, headers }) => {
    const token = headers.authorization?.replace(/^bearer +/i, '') ?? ''
    const lastId = [headers['last-event-id']].flat()[0]
    return new EventStreamAnswer(live.follow({ token, actor, lastId }))
  })
}
