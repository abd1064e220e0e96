import type { AccountSettings } from '@tahanan/catalog/account/account-commands.ts'
import type { AlertSettings } from '@tahanan/catalog/alert/alert.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import type { ViewCounter } from '@tahanan/catalog/interest/view-counter.ts'
import { openApiKey } from '@tahanan/catalog/api-key/api-key-commands.ts'
import { authenticate, type Sessions } from '@tahanan/catalog/session/sessions.ts'
import { createEndpointRouter, type EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountAccountRoutes } from '../account/account.routes.ts'
import { mountPublicAlertRoutes } from '../alert/alert.public-routes.ts'
import { mountApiKeyRoutes } from '../api-key/api-key.routes.ts'
import { mountAuditRoutes } from '../audit/audit.routes.ts'
import { mountRecordRoutes, type RecordRouteSettings } from '../record/record.routes.ts'
import { mountAttentionRoutes, type PersonAttentionSettings } from '../attention/attention.routes.ts'
import { mountDocumentRoutes } from '../document/document.routes.ts'
import { mountExportRoutes } from '../export/export.routes.ts'
import { mountImportSourceRoutes } from '../import-source/import-source.routes.ts'
import { mountImportRoutes } from '../import/import.routes.ts'
import { mountInterestRoutes } from '../interest/interest.routes.ts'
import { mountPublicLeadRoutes } from '../lead/lead.public-routes.ts'
import { mountViewRoutes } from '../view/view.routes.ts'
import { mountPublicViewingRoutes, mountViewingRoutes } from '../viewing/viewing.routes.ts'
import { mountLeadRoutes } from '../lead/lead.routes.ts'
import { mountListingRoutes } from '../listing/listing.routes.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { mountLiveRoutes } from '../live/live.routes.ts'
import { mountNotificationRoutes } from '../notification/notification.routes.ts'
import { mountOverviewRoutes } from '../overview/overview.routes.ts'
import { mountPaletteRoutes } from '../palette/palette.routes.ts'
import { mountPictureRoutes } from '../picture/picture.routes.ts'
import { mountPlaceRoutes } from '../place/place.routes.ts'
import { mountSessionRoutes } from '../session/session.routes.ts'
import type { SystemDependencies } from '../system/system-dependencies.ts'
import { mountSiteRoutes } from '../site/site.routes.ts'
import { mountSystemRoutes } from '../system/system.routes.ts'
import { mountWebhookRoutes } from '../webhook/webhook.routes.ts'
import type { OutboundRules } from '@tahanan/platform/outbound/public-address.ts'
import type { Uploads } from '../upload/uploads.ts'

export interface AdminRouterSettings extends RecordRouteSettings, PersonAttentionSettings {
  readonly leads: LeadSettings
  readonly alerts: AlertSettings
  readonly uploads: Uploads
  readonly system: SystemDependencies
  readonly accounts: AccountSettings
  readonly live: LiveHub
  readonly webhooks: OutboundRules
  readonly views: ViewCounter
}

/** Every call of the admin API, each noun by its own file. */
export function createAdminRouter(sessions: Sessions, settings: AdminRouterSettings): EndpointRouter {
  const endpoints = createEndpointRouter({
    authenticate: (token) => authenticate(sessions, token, new Date()),
    openKey: (key) => openApiKey(sessions, key, new Date()),
    uploadFolder: settings.uploads.folder,
  })
  const dependencies = { ...sessions, ...settings.uploads }
  mountSessionRoutes(endpoints, sessions)
  mountAccountRoutes(endpoints, sessions, settings.accounts)
  mountAuditRoutes(endpoints, sessions)
  mountOverviewRoutes(endpoints, sessions, settings)
  mountPaletteRoutes(endpoints, sessions)
  mountLiveRoutes(endpoints, settings.live)
  mountNotificationRoutes(endpoints, sessions)
  mountSiteRoutes(endpoints, sessions)
  mountPlaceRoutes(endpoints)
  mountListingRoutes(endpoints, sessions, settings)
  mountInterestRoutes(endpoints, sessions, { views: settings.views, countsViews: settings.leads.goesBeyondSpec })
  mountRecordRoutes(endpoints, dependencies, settings)
  mountAttentionRoutes(endpoints, sessions, settings)
  mountPictureRoutes(endpoints, dependencies, settings.uploads.picturesMax)
  mountDocumentRoutes(endpoints, dependencies)
  mountExportRoutes(endpoints, sessions)
  mountImportRoutes(endpoints, dependencies)
  mountLeadRoutes(endpoints, sessions, settings.leads)
  mountPublicLeadRoutes(endpoints, sessions, settings.leads)
  mountViewRoutes(endpoints, sessions)
  mountViewingRoutes(endpoints, sessions)
  mountPublicViewingRoutes(endpoints, sessions, settings.leads)
  mountPublicAlertRoutes(endpoints, sessions, settings.alerts)
  mountSystemRoutes(endpoints, settings.system)
  mountWebhookRoutes(endpoints, sessions, settings.webhooks)
  mountImportSourceRoutes(endpoints, sessions, settings.webhooks)
  mountApiKeyRoutes(endpoints, sessions)
  return endpoints
}
