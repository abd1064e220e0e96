import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { listNotifications } from '@tahanan/catalog/notification/list-notifications.ts'
import { storeNotificationSettings, storeNotificationsSeen } from '@tahanan/catalog/notification/notification.store.ts'
import { notificationEndpoints } from '@tahanan/contracts/notification/notification.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountNotificationRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoints(endpoints, notificationEndpoints, {
    list: ({ actor, context }) => listNotifications(catalog, actor, context.now),
    read: ({ actor, body }) => storeNotificationsSeen(catalog.pool, actor.accountId, new Date(body.until)),
    async settings({ actor, body, context }) {
      await storeNotificationSettings(catalog.pool, actor.accountId, body, context.now)
      return body
    },
  })
}
