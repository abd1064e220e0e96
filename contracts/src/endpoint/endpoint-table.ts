import { accountEndpoints } from '../account/account.endpoints.ts'
import { accountPublicEndpoints } from '../account/account.public-endpoints.ts'
import { amenityEndpoints } from '../amenity/amenity.endpoints.ts'
import { amenityPublicEndpoints } from '../amenity/amenity.public-endpoints.ts'
import { auditEndpoints } from '../audit/audit.endpoints.ts'
import { brokerEndpoints } from '../broker/broker.endpoints.ts'
import { brokerPublicEndpoints } from '../broker/broker.public-endpoints.ts'
import { listingAttentionEndpoints, personAttentionEndpoints } from '../attention/attention.endpoints.ts'
import { developerEndpoints } from '../developer/developer.endpoints.ts'
import { developerPublicEndpoints } from '../developer/developer.public-endpoints.ts'
import { documentEndpoints } from '../document/document.endpoints.ts'
import { exportEndpoints } from '../export/export.endpoints.ts'
import { importEndpoints } from '../import/import.endpoints.ts'
import { leadEndpoints } from '../lead/lead.endpoints.ts'
import { leadPublicEndpoints } from '../lead/lead.public-endpoints.ts'
import { listingEndpoints } from '../listing/listing.endpoints.ts'
import { listingPublicEndpoints } from '../listing/listing.public-endpoints.ts'
import { overviewEndpoints } from '../overview/overview.endpoints.ts'
import { pictureEndpoints } from '../picture/picture.endpoints.ts'
import { placeEndpoints } from '../place/place.endpoints.ts'
import { projectEndpoints } from '../project/project.endpoints.ts'
import { projectPublicEndpoints } from '../project/project.public-endpoints.ts'
import { realtyEndpoints } from '../realty/realty.endpoints.ts'
import { salespersonEndpoints } from '../salesperson/salesperson.endpoints.ts'
import { sessionEndpoints } from '../session/session.endpoints.ts'
import { siteEndpoints } from '../site/site.endpoints.ts'
import { sitePublicEndpoints } from '../site/site.public-endpoints.ts'
import { suggestionPublicEndpoints } from '../suggestion/suggestion.public-endpoints.ts'
import { systemEndpoints } from '../system/system.endpoints.ts'
import type { Endpoint } from './define-endpoint.ts'
import { openApiEndpoints } from './openapi.ts'

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
  ...Object.values(placeEndpoints),
  ...Object.values(listingEndpoints),
  ...Object.values(listingPublicEndpoints),
  ...Object.values(suggestionPublicEndpoints),
  ...Object.values(pictureEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(exportEndpoints),
  ...Object.values(importEndpoints),
  ...Object.values(systemEndpoints),
]
