import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { buildBrokerageListingState } from '@tahanan/read-models/listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '@tahanan/read-models/projection/apply-events.fixture.ts'
import { buildChanged } from '@tahanan/read-models/projection/changed.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type PageServer, startPageServer, TEST_ORIGIN } from '../page/page-server.fixture.ts'

const COUNT = 450

/** What jsonfeed.org asks for, as far as it is said here. */
const feedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  next_url: z.url().optional(),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      image: z.url().optional(),
      date_published: z.iso.datetime().optional(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
      _reso: z.record(z.string(), z.unknown()),
    }),
  ),
})

let server: PageServer

const put = (state: Parameters<typeof buildBrokerageListingState>[0], version = 1) =>
  applyEvents(server.database.readPool, [buildChanged('listing', buildBrokerageListingState(state), version)])

beforeAll(async () => {
  server = await startPageServer()
  const states = Array.from({ length: COUNT }, (_, at) => {
    const id = at + 1
    const slug = `home-${id}`
    if (id === 8) {
      const office = { propertyType: 1, propertySubtype: 3, status: 1, parking: true, carpark: 0 } as const
      return buildBrokerageListingState({ id, slug, name: 'Office to let', ...office })
    }
    if (id !== 7) return buildBrokerageListingState({ id, slug, name: `Home ${id}` })
    return buildBrokerageListingState({ id, slug, name: 'A & B <"C">\u0001', carpark: 2, yearBuilt: 2015 })
  })
  await applyEvents(
    server.database.readPool,
    states.map((state) => buildChanged('listing', state)),
  )
  await put({ id: COUNT + 1, slug: 'sold', availability: 1 })
})
afterAll(() => server.close())

const json = async (query = '') => feedSchema.parse(await (await server.get(`/feeds/listings.json${query}`)).json())

test('all that can be had, the newest first, in the names of the RESO Data Dictionary, and nothing private', async () => {
  const { items, next_url: next } = await json()
  expect(items).toHaveLength(COUNT)
  expect(next).toBeUndefined()
  expect(items[0]).toMatchObject({
    url: `${TEST_ORIGIN}/listing/home-${COUNT}/`,
    _reso: { ListingKey: String(COUNT), StandardStatus: 'Active', ListPrice: expect.any(Number), Country: 'PH' },
  })
  expect(items.find(({ url }) => url.endsWith('/home-7/'))?._reso).toMatchObject({ ParkingTotal: 2, YearBuilt: 2015 })
  expect(Object.keys(items[0]?._reso ?? {}).filter((name) => /owner|title|email|phone/i.test(name))).toEqual([])
})

test('an office to let is no home to let, and parking that nobody counted is not none', async () => {
  const { items } = await json()
  const reso = items.find(({ url }) => url.endsWith('/home-8/'))?._reso
  expect(reso).toMatchObject({ PropertyType: 'Commercial Lease' })
  expect(reso).not.toHaveProperty('ParkingTotal')
})

test('in parts: each says where the next begins, and together they are all, once', async () => {
  const seen: string[] = []
  let query = '?limit=200'
  for (let parts = 1; ; parts += 1) {
    const { items, next_url: next } = await json(query)
    seen.push(...items.map(({ id }) => id))
    if (next === undefined) {
      expect(parts).toBe(3)
      break
    }
    query = new URL(next).search
  }
  expect(new Set(seen).size).toBe(COUNT)
  expect(seen).toHaveLength(COUNT)
})

test('the same as XML, whatever a name holds', async () => {
  const response = await server.get('/feeds/listings.xml?limit=100&before=107')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const read: unknown = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(text)
  expect(read).toMatchObject({
    listings: {
      listing: expect.arrayContaining([
        expect.objectContaining({
          '@_id': '7',
          title: 'A & B <"C">',
          offer: 'sale',
          parking: '2',
          'year-built': '2015',
          url: `${TEST_ORIGIN}/listing/home-7/`,
        }),
      ]),
      next: `${TEST_ORIGIN}/feeds/listings.xml?limit=100&before=7`,
    },
  })
})

test('with its tag it is 304 until something changes in it; a filter holds', async () => {
  const first = await server.get('/feeds/listings.json?status=For+Sale&limit=1')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect(first.headers.get('last-modified')).toMatch(/GMT$/)
  expect((await server.get('/feeds/listings.json?status=For+Sale&limit=1', headers)).status).toBe(304)
  await put({ id: 5, slug: 'home-5', name: 'Renamed' }, 2)
  expect((await server.get('/feeds/listings.json?status=For+Sale&limit=1', headers)).status).toBe(200)
  expect((await json('?status=For+Rent')).items.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Office to let, /),
  ])
})

test.each([
  ['limit=0', { limit: ['Give a whole number from 1 to 100000.'] }],
  ['before=x', { before: [expect.stringContaining('Give a whole number from 1')] }],
  ['q=condo', { q: ['A feed takes filters, limit and before. Leave this out.'] }],
  ['bedrooms=many', { bedrooms: [expect.any(String)] }],
  ['area=9999999999', { area: ['There is no area with this code.'] }],
  ['nonsense=1', { nonsense: [expect.any(String)] }],
])('400 for ?%s', async (query, said) => {
  const response = await server.get(`/feeds/listings.json?${query}`)
  expect([response.status, await response.json()]).toEqual([400, said])
})
