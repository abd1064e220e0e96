import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { READ_MIGRATIONS } from './open-read-pool.ts'

/** Events knew no changes of prices before: its column is filled by the next change of a listing. */
const FILLED_BY_CHANGES = '0018-price-lowered.sql'
/** What the database itself fills is filled at once. */
const ADDS_TO_LISTINGS = /alter table listing_(search|view) add column (?![^;]*(generated always|pg_current_xact_id))/
const QUEUES_LISTINGS = /insert into dirty \(noun, id\) select 'listing', id from listing_ref/

const files = readdirSync(READ_MIGRATIONS.directory).map((file) => ({
  file,
  text: readFileSync(join(READ_MIGRATIONS.directory, file), 'utf8'),
}))
const adding = files.filter(({ file, text }) => ADDS_TO_LISTINGS.test(text) && file !== FILLED_BY_CHANGES)

test.each(adding)('$file queues every listing, so that its new columns are filled', ({ text }) => {
  expect(text).toMatch(QUEUES_LISTINGS)
})
