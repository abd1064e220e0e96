import { AVAILABLE } from '@tahanan/contracts/property/property-status.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type pg from 'pg'
import { toListingSearch } from '../listing/listing-search.ts'
import { readListingSources } from '../listing/listing-sources.store.ts'
import type { SearchedListing } from '../search/search-predicate.ts'

/** What the read side knows of a listing. */
export interface KnownListing {
  readonly id: number
  readonly version: number
  /** Null where it cannot be had. */
  readonly listing: SearchedListing | null
}

/**
 * These listings as they would be searched now, each with the version that is known at least. Missing is what the read
 * side has not heard of, has not made the view of yet, or cannot show before its project is known: what is told of a
 * listing can be seen.
 *
 * @param pool its search path leads to the read schema
 */
export function readSearchedListings(pool: pg.Pool, ids: readonly number[], now: Date): Promise<KnownListing[]> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; version: number }>({
      name: 'read-listing-versions',
      text: `select id, version from listing_ref where id = any ($1::integer[])
        and not exists (select from dirty where noun = 'listing' and dirty.id = listing_ref.id)`,
      values: [ids],
    })
    const sources = new Map(
      (await readListingSources(client, ids, manilaDate(now))).map((source) => [source.listing.id, source]),
    )
    return rows.flatMap(({ id, version }): KnownListing[] => {
      const source = sources.get(id)
      if (source === undefined || !source.listing.isPublished || source.listing.availability !== AVAILABLE)
        return [{ id, version, listing: null }]
      const search = toListingSearch(source)
      if (search === undefined) return []
      const { project, developer } = source
      return [
        {
          id,
          version,
          listing: {
            search,
            projectSlugs: project === undefined ? [] : [project.slug, ...project.oldSlugs],
            developerSlugs: developer === undefined ? [] : [developer.slug, ...developer.oldSlugs],
          },
        },
      ]
    })
  })
}
