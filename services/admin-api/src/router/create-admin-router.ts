import type { RegistrationSettings } from '@tahanan/catalog/account/account-commands.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { authenticate, type Sessions } from '@tahanan/catalog/session/sessions.ts'
import { createEndpointRouter, type EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountPublicAccountRoutes } from '../account/account.public-routes.ts'
import { mountAccountRoutes } from '../account/account.routes.ts'
import { mountAmenityRoutes } from '../amenity/amenity.routes.ts'
import { mountAuditRoutes } from '../audit/audit.routes.ts'
import { mountBrokerRoutes } from '../broker/broker.routes.ts'
import { mountListingAttentionRoutes } from '../attention/listing-attention.routes.ts'
import { mountPersonAttentionRoutes, type PersonAttentionSettings } from '../attention/person-attention.routes.ts'
import { mountDeveloperRoutes } from '../developer/developer.routes.ts'
import { mountDocumentRoutes } from '../document/document.routes.ts'
import { mountExportRoutes } from '../export/export.routes.ts'
import { mountImportRoutes } from '../import/import.routes.ts'
import { mountPublicLeadRoutes } from '../lead/lead.public-routes.ts'
import { mountLeadRoutes } from '../lead/lead.routes.ts'
import { type ListingRouteSettings, mountListingRoutes } from '../listing/listing.routes.ts'
import { mountOverviewRoutes } from '../overview/overview.routes.ts'
import { mountPictureRoutes } from '../picture/picture.routes.ts'
import { mountPlaceRoutes } from '../place/place.routes.ts'
import { mountProjectRoutes } from '../project/project.routes.ts'
import { mountRealtyRoutes } from '../realty/realty.routes.ts'
import { mountSalespersonRoutes } from '../salesperson/salesperson.routes.ts'
import { mountSessionRoutes } from '../session/session.routes.ts'
import type { SystemDependencies } from '../system/system-dependencies.ts'
import { mountSiteRoutes } from '../site/site.routes.ts'
import { mountSystemRoutes } from '../system/system.routes.ts'
import type { Uploads } from '../upload/uploads.ts'

export interface AdminRouterSettings extends ListingRouteSettings, PersonAttentionSettings {
  readonly leads: LeadSettings
  readonly uploads: Uploads
  readonly system: SystemDependencies
  readonly registration: RegistrationSettings
}

/** Every call of the admin API, each noun by its own file. */
export function createAdminRouter(sessions: Sessions, settings: AdminRouterSettings): EndpointRouter {
  const endpoints = createEndpointRouter({
    authenticate: (token) => authenticate(sessions, token, new Date()),
    uploadFolder: settings.uploads.folder,
  })
  const dependencies = { ...sessions, ...settings.uploads }
  mountSessionRoutes(endpoints, sessions)
  mountAccountRoutes(endpoints, sessions)
  mountAuditRoutes(endpoints, sessions)
  mountOverviewRoutes(endpoints, sessions, settings)
  mountPublicAccountRoutes(endpoints, sessions, settings.registration)
  mountDeveloperRoutes(endpoints, dependencies)
  mountProjectRoutes(endpoints, sessions)
  mountAmenityRoutes(endpoints, sessions)
  mountSiteRoutes(endpoints, sessions)
  mountPlaceRoutes(endpoints)
  mountListingRoutes(endpoints, sessions, settings)
  mountBrokerRoutes(endpoints, dependencies, settings)
  mountSalespersonRoutes(endpoints, dependencies, settings)
  mountRealtyRoutes(endpoints, dependencies)
  mountListingAttentionRoutes(endpoints, sessions)
  mountPersonAttentionRoutes(endpoints, sessions, settings)
  mountPictureRoutes(endpoints, dependencies, settings.uploads.picturesMax)
  mountDocumentRoutes(endpoints, dependencies)
  mountExportRoutes(endpoints, sessions)
  mountImportRoutes(endpoints, dependencies)
  mountLeadRoutes(endpoints, sessions, settings.leads)
  mountPublicLeadRoutes(endpoints, sessions, settings.leads)
  mountSystemRoutes(endpoints, settings.system)
  return endpoints
}
