import type { ListingMapQuery } from '@tahanan/contracts/map/listing-map.ts'
import { mapPublicEndpoints } from '@tahanan/contracts/map/map.public-endpoints.ts'
import { openBaseMap } from '@tahanan/places/base-map.ts'
import { namesTag } from '@tahanan/platform/http/names-tag.ts'
import { type AppRouter, createRouter } from '@tahanan/platform/http/router.ts'
import { findListingMap } from '@tahanan/read-models/map/find-listing-map.ts'
import { type PublicAnswers, readyPage } from '../answer/public-answers.ts'
import { onceForEach } from '@tahanan/platform/cache/once-for-each.ts'
import { mountRead, type PublicReads } from '../router/public-reads.ts'

/** Tiles change with a release of ours and never between. */
const TILE_CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000'

export function mountMapRoutes(reads: PublicReads, { cache, map }: PublicAnswers): void {
  mountRead(reads, mapPublicEndpoints.show, ({ query }) =>
    cache.get(mapKey(query), async () => readyPage(await findListingMap(map, query))),
  )
}

const mapKey = onceForEach((query: ListingMapQuery) => `map ${JSON.stringify(query)}`)

/** The base map: `/map/{z}/{x}/{y}`, a vector tile; 204 where there is only sea. */
export function createBaseMapRouter(): AppRouter {
  const router = createRouter()
  router.get('/map/:z/:x/:y', (ctx) => {
    ctx.state.route = 'map.tile'
    const { z, x, y } = ctx.params
    const { version, tile } = openBaseMap()
    const bytes = tile(`${z}/${x}/${y}`)
    const etag = `"${version}"`
    ctx.set({ 'Cache-Control': TILE_CACHE_CONTROL, ETag: etag })
    if (namesTag(ctx.get('If-None-Match'), etag)) {
      ctx.status = 304
      return
    }
    ctx.status = bytes === undefined ? 204 : 200
    if (bytes === undefined) return
    ctx.set({ 'Content-Type': 'application/vnd.mapbox-vector-tile', 'Content-Encoding': 'gzip' })
    ctx.body = bytes
  })
  return router
}
