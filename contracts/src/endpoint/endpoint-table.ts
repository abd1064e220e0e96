import { accountEndpoints } from '../account/account.endpoints.ts'
import { accountPublicEndpoints } from '../account/account.public-endpoints.ts'
import { alertPublicEndpoints } from '../alert/alert.public-endpoints.ts'
import { amenityEndpoints } from '../amenity/amenity.endpoints.ts'
import { amenityPublicEndpoints } from '../amenity/amenity.public-endpoints.ts'
import { apiKeyEndpoints } from '../api-key/api-key.endpoints.ts'
import { auditEndpoints } from '../audit/audit.endpoints.ts'
import { brokerEndpoints } from '../broker/broker.endpoints.ts'
import { brokerPublicEndpoints } from '../broker/broker.public-endpoints.ts'
import { listingAttentionEndpoints, personAttentionEndpoints } from '../attention/attention.endpoints.ts'
import { developerEndpoints } from '../developer/developer.endpoints.ts'
import { developerPublicEndpoints } from '../developer/developer.public-endpoints.ts'
import { documentEndpoints } from '../document/document.endpoints.ts'
import { exportEndpoints } from '../export/export.endpoints.ts'
import { importSourceEndpoints } from '../import-source/import-source.endpoints.ts'
import { importEndpoints } from '../import/import.endpoints.ts'
import { interestEndpoints } from '../interest/interest.endpoints.ts'
import { interestPublicEndpoints } from '../interest/interest.public-endpoints.ts'
import { leadEndpoints } from '../lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '../lead/lead.public-endpoints.ts'
import { listingEndpoints } from '../listing/listing.endpoints.ts'
import { listingPublicEndpoints } from '../listing/listing.public-endpoints.ts'
import { liveEndpoints } from '../live/live.endpoints.ts'
import { mapPublicEndpoints } from '../map/map.public-endpoints.ts'
import { notificationEndpoints } from '../notification/notification.endpoints.ts'
import { overviewEndpoints } from '../overview/overview.endpoints.ts'
import { paletteEndpoints } from '../palette/palette.endpoints.ts'
import { pictureEndpoints } from '../picture/picture.endpoints.ts'
import { placeEndpoints } from '../place/place.endpoints.ts'
import { placePublicEndpoints } from '../place/place.public-endpoints.ts'
import { projectEndpoints } from '../project/project.endpoints.ts'
import { projectPublicEndpoints } from '../project/project.public-endpoints.ts'
import { realtyEndpoints } from '../realty/realty.endpoints.ts'
import { salespersonEndpoints } from '../salesperson/salesperson.endpoints.ts'
import { sessionEndpoints } from '../session/session.endpoints.ts'
import { siteEndpoints } from '../site/site.endpoints.ts'
import { sitePublicEndpoints } from '../site/site.public-endpoints.ts'
import { suggestionPublicEndpoints } from '../suggestion/suggestion.public-endpoints.ts'
import { systemEndpoints } from '../system/system.endpoints.ts'
import { viewEndpoints } from '../view/view.endpoints.ts'
import { replyEndpoints } from '../reply/reply.endpoints.ts'
import { viewingEndpoints } from '../viewing/viewing.endpoints.ts'
import { viewingPublicEndpoints } from '../viewing/viewing.public-endpoints.ts'
import { webhookEndpoints } from '../webhook/webhook.endpoints.ts'
import type { Endpoint } from './define-endpoint.ts'
import { openApiEndpoints } from './openapi.public-endpoints.ts'

/**
 * Every call there is: the OpenAPI document, the deny-by-default test and the clients go by this list.
 * One import and one line for each noun's file.
 */
export const ENDPOINT_TABLE: readonly Endpoint[] = [
  ...Object.values(openApiEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(accountPublicEndpoints),
  ...Object.values(auditEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(paletteEndpoints),
  ...Object.values(liveEndpoints),
  ...Object.values(notificationEndpoints),
  ...Object.values(developerEndpoints),
  ...Object.values(developerPublicEndpoints),
  ...Object.values(projectEndpoints),
  ...Object.values(projectPublicEndpoints),
  ...Object.values(amenityEndpoints),
  ...Object.values(amenityPublicEndpoints),
  ...Object.values(siteEndpoints),
  ...Object.values(sitePublicEndpoints),
  ...Object.values(brokerEndpoints),
  ...Object.values(brokerPublicEndpoints),
  ...Object.values(salespersonEndpoints),
  ...Object.values(realtyEndpoints),
  ...Object.values(listingAttentionEndpoints),
  ...Object.values(personAttentionEndpoints),
  ...Object.values(leadEndpoints),
  ...Object.values(leadPublicEndpoints),
  ...Object.values(replyEndpoints),
  ...Object.values(viewingEndpoints),
  ...Object.values(viewingPublicEndpoints),
  ...Object.values(alertPublicEndpoints),
  ...Object.values(placeEndpoints),
  ...Object.values(placePublicEndpoints),
  ...Object.values(listingEndpoints),
  ...Object.values(interestEndpoints),
  ...Object.values(interestPublicEndpoints),
  ...Object.values(viewEndpoints),
  ...Object.values(listingPublicEndpoints),
  ...Object.values(mapPublicEndpoints),
  ...Object.values(suggestionPublicEndpoints),
  ...[pictureEndpoints.listing, pictureEndpoints.project, pictureEndpoints.site].flatMap((album) =>
    Object.values(album),
  ),
  pictureEndpoints.retry,
  ...Object.values(documentEndpoints),
  ...Object.values(exportEndpoints),
  ...Object.values(importEndpoints),
  ...Object.values(importSourceEndpoints),
  ...Object.values(systemEndpoints),
  ...Object.values(webhookEndpoints),
  ...Object.values(apiKeyEndpoints),
]
