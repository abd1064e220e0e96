import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSavedSchema, listingViewSchema } from '@tahanan/contracts/listing/listing-answers.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { z } from 'zod'
import { signIn, type Staff } from '../deployment/staff.ts'
import { numberWord } from '../faults/number-word.ts'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { measure, quantile, until } from './measure.ts'

const USAGE = `Usage: npm run bench:pipeline -- --password TEXT [options]

What a running system takes from a command of staff to the page of a visitor. Pages as they are served; a change of a
price until its page shows it; so many new listings until all are found; changes at a steady rate, each until a search by
words and its new price finds it; pictures until all their variants are made. The listings that it adds are deleted in
the end. Where the system has MEILI_URL, Meilisearch answers the words.

  --url ADDRESS     of the system (http://localhost:8080)
  --username NAME   of an editor (admin)
  --password TEXT   theirs
  --changes N       (50)
  --listings N      (500)
  --rate N          changes a second, for 30 s (20)
  --pictures N      (20)`

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    username: { type: 'string', default: 'admin' },
    password: { type: 'string', default: '' },
    changes: { type: 'string', default: '50' },
    listings: { type: 'string', default: '500' },
    rate: { type: 'string', default: '20' },
    pictures: { type: 'string', default: '20' },
  },
})
const { url } = options
const changeCount = wholeNumber(USAGE, '--changes', options.changes)
const listingCount = wholeNumber(USAGE, '--listings', options.listings)
const rate = wholeNumber(USAGE, '--rate', options.rate)
const pictureCount = wholeNumber(USAGE, '--pictures', options.pictures)
const WRITERS = 8
const SEARCHED_SECONDS = 30
const SEARCH_EVERY_MS = 50
// Letters alone: of a word with digits a piece such as 5m is read as a price.
const series = `bench${numberWord(Date.now() % 1_000_000)}`
const staff = await signIn(url, { username: options.username, password: options.password })
const added: number[] = []
try {
  const { id, slug } = await add(0)
  await until(async () => (await fetch(`${url}/api/listing/${slug}/`)).ok)
  for (const path of ['/', '/search?search=condo+makati', `/listing/${slug}/`]) {
    const { perSecond, p99Ms, errors } = await measure({ url, requests: [{ path }], connections: 16, seconds: 5 })
    const name = path.replace(slug, '…')
    console.log(`page ${name.padEnd(28)} ${Math.round(perSecond)}/s, ${p99Ms} ms p99, ${errors} errors`)
  }
  await measureChanges(id, slug, changeCount)
  await measureListings(listingCount)
  await measureSearches(rate, SEARCHED_SECONDS)
  await measurePictures(id, pictureCount)
} finally {
  for (const id of added) await send('DELETE', `/admin/listing/${id}/`)
}

async function measureChanges(id: number, slug: string, changes: number): Promise<void> {
  const answered: number[] = []
  const shown: number[] = []
  for (let change = 1; change <= changes; change += 1) {
    const price = 2_000_000 + change
    const startedAt = performance.now()
    await send('POST', `/admin/listing/${id}/update/`, { price })
    answered.push(performance.now() - startedAt)
    await until(async () => (await read(`/listing/${slug}/`, listingDetailSchema)).price_sort === price)
    shown.push(performance.now() - startedAt)
  }
  console.log(`command to answer ${quantiles(answered)}, to its page ${quantiles(shown)}`)
}

async function measureListings(listings: number): Promise<void> {
  const startedAt = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (next < listings) await add((next += 1))
    }),
  )
  const acknowledgedAt = performance.now()
  await until(async () => (await read(`/listing/?q=${series}&page_size=1`, listingListSchema)).count === listings + 1)
  const perSecond = (listings * 1_000) / (acknowledgedAt - startedAt)
  const behindMs = performance.now() - acknowledgedAt
  console.log(
    `${listings} listings: ${perSecond.toFixed(0)} a second acknowledged, all found ${behindMs.toFixed(0)} ms later`,
  )
}

async function measureSearches(perSecond: number, seconds: number): Promise<void> {
  const found: number[] = []
  const startedAt = performance.now()
  const follow = async (change: number) => {
    const dueMs = startedAt + (change * 1_000) / perSecond
    await pause(Math.max(0, dueMs - performance.now()))
    const price = 3_000_000 + change
    const sentAt = performance.now()
    await send('POST', `/admin/listing/${added[change % added.length]}/update/`, { price })
    const search = `/listing/?q=${series}&price=${price}-${price + 1}&page_size=1`
    await until(async () => (await read(search, listingListSchema)).results[0]?.price_sort === price, SEARCH_EVERY_MS)
    found.push(performance.now() - sentAt)
  }
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, change) => follow(change)))
  console.log(`${perSecond} commands a second, each to the search that finds it ${quantiles(found)}`)
}

async function measurePictures(id: number, pictures: number): Promise<void> {
  const form = new FormData()
  for (let picture = 0; picture < pictures; picture += 1) {
    form.append(
      'image[]',
      new Blob([await phonePhoto({ width: 3_000, height: 2_000, seed: picture })]),
      `picture-${picture}.jpg`,
    )
  }
  const startedAt = performance.now()
  await send('POST', `/admin/listing/${id}/upload_images/`, form)
  const takenAt = performance.now()
  await until(async () => {
    const { pictures: shown } = listingViewSchema.parse(await send('GET', `/admin/listing/${id}/fetch_view_listing/`))
    return shown.every(({ state }) => state === 'ready')
  })
  const perSecond = (pictures * 1_000) / (performance.now() - takenAt)
  console.log(
    `${pictures} pictures: taken in ${(takenAt - startedAt).toFixed(0)} ms, ${perSecond.toFixed(1)} a second made`,
  )
}

async function add(number: number) {
  const body = { name: `Home ${series} ${number}`, location: 'Makati City', property_type: 0, property_subtype: 1 }
  const owner = { listing_status: 0, listing_owner: 'On file', owner_of_the_property: 'On file', price: 1_000_000 }
  const saved = await send('POST', '/admin/listing/?listing_type=brokerage', { ...body, ...owner })
  const listing = listingSavedSchema.parse(saved)
  added.push(listing.id)
  return listing
}

async function send(...call: Parameters<Staff['send']>): Promise<unknown> {
  const { status, body } = await staff.send(...call)
  if (status >= 300) throw new Error(`${call[0]} ${call[1]}: ${status} ${JSON.stringify(body)}`)
  return body
}

async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await fetch(`${url}/api${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return schema.parse(await answer.json())
}

function quantiles(milliseconds: readonly number[]): string {
  const at = (share: number) => quantile(milliseconds, share).toFixed(0)
  return `${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %`
}
