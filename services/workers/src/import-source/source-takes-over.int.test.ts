import { listRowsOfImport } from '@tahanan/catalog/import-run/import-run-commands.ts'
import { passImport } from '@tahanan/catalog/import-run/pass-import.ts'
import { deleteListing } from '@tahanan/catalog/listing/delete-listing.ts'
import { updateListing } from '@tahanan/catalog/listing/update-listing.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSourceStory, PATIENCE, type SourceStory } from './source-story.fixture.ts'

const COLUMNS = [
  'Ref',
  'Title',
  'Location',
  'Price',
  'Offer',
  'Type',
  'Bedrooms',
  'Floor area',
  'Details',
  'Sold',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

const cellsOf = (ref: string, changes: Cells = {}): Cells => ({
  Ref: ref,
  Title: `House ${ref} in Lipa`,
  Location: 'Lipa, Batangas',
  Price: '2,000,000',
  Offer: 'For Sale',
  Type: 'House and lot',
  Bedrooms: '2',
  'Floor area': '60',
  Details: 'Near the market',
  Sold: 'no',
  ...changes,
})
const csvOf = (rows: readonly Cells[], columns: readonly (keyof Cells)[] = COLUMNS) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n')
const FIVE = ['A', 'B', 'C', 'D', 'E']
/** Five houses, some of them changed. */
const five = (changes: Readonly<Record<string, Cells>> = {}) => FIVE.map((ref) => cellsOf(ref, changes[ref]))

let story: SourceStory
beforeEach(async () => {
  story = await openSourceStory()
})
afterEach(() => story.close())

async function begin(rows: readonly Cells[] = five(), patience: object = PATIENCE): Promise<void> {
  story.gives(csvOf(rows))
  await story.make()
  const run = await story.reaches('checked', patience)
  await story.say(run)
  await story.told('Import done: Partner')
  story.mails.clear()
}

/** The next run, which takes its rows in by itself. */
async function bring(text: string, state = 'done') {
  story.gives(text)
  await story.again()
  const id = await story.reaches(state)
  const { results } = await listRowsOfImport(story.catalog, id, { page: 1, page_size: 100 })
  return { id, counts: (await story.source()).run?.counts, rows: results, doubts: (await story.source()).run?.doubts }
}

interface House {
  readonly id: number
  readonly version: number
  readonly price: number
  readonly bedroom: number | null
  readonly area: number
  readonly details: string
  readonly availability: number
  readonly is_published: boolean
}

async function house(ref: string): Promise<House> {
  const { rows } = await story.catalog.pool.query<House>(
    `select id, version, price_centavos::float8 / 100 as price, bedroom, floor_area_sqm::float8 as area, details,
       availability, is_published from app.listing where import_key like 'source:%:key:' || $1`,
    [ref],
  )
  const [found] = rows
  if (found === undefined) throw new Error(`There is no house ${ref}.`)
  return found
}

async function edit(ref: string, changes: ListingChanges): Promise<void> {
  const { id } = await house(ref)
  const staff = { ...story.context(), actor: { accountId: null, role: 'system' as const } }
  await updateListing(story.catalog, staff, { id, changes, expectedVersion: undefined, listingType: undefined })
}

test('what a source changed is taken over by the command of an edit; the rest costs none', async () => {
  await begin()
  const since = await lastAudit()
  const next = five({
    B: { Price: '1,900,000', Bedrooms: '3', 'Floor area': '72.5', Details: 'Near the church' },
    D: { Sold: 'sold', Bedrooms: '' },
  })
  const { counts, rows } = await bring(csvOf(next))
  expect(counts).toMatchObject({ rows: 5, created: 0, changed: 2, held: 0, known: 3, rejected: 0, vanished: 0 })
  expect(await house('B')).toMatchObject({ version: 2, price: 1_900_000, bedroom: 3, area: 72.5 })
  expect((await house('B')).details).toContain('church')
  expect(await house('D')).toMatchObject({ version: 2, availability: 1, bedroom: null })
  expect(await house('A')).toMatchObject({ version: 1 })
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  expect(changed.map(({ listing_id: id }) => id)).toEqual([(await house('B')).id, (await house('D')).id])
  expect(changed[0]?.notes).toEqual([
    'Bedrooms: 2 → 3',
    'Floor area (sqm): 60 → 72.5',
    'Details: “Near the market” → “Near the church”',
    'Price: ₱2,000,000 → ₱1,900,000',
  ])
  const { rows: audited } = await story.catalog.pool.query(
    `select account_id, action, changes->'priceCentavos'->'to' as price from app.audit
     where noun = 'listing' and id > $1 order by id`,
    [since],
  )
  expect(audited).toHaveLength(2)
  const { account } = await story.source()
  expect(audited).toContainEqual({ account_id: account.id, action: 'update', price: 190_000_000 })
  expect(await story.told('Import done: Partner')).toMatch(/Changed: 2\r?\n/)
  const { counts: unchanged } = await bring(`${csvOf(next)}\n`)
  expect(unchanged).toMatchObject({ known: 5, changed: 0 })
})

async function lastAudit(): Promise<number> {
  const { rows } = await story.catalog.pool.query<{ id: number }>(
    'select coalesce(max(id), 0)::integer as id from app.audit',
  )
  return rows[0]?.id ?? 0
}

test('what staff changed stays; where the source changed it too, the run says so once, with both values', async () => {
  await begin()
  await edit('A', { name: 'House A, with a view', priceCentavos: 250_000_000 })
  await edit('B', { priceCentavos: 180_000_000 })
  await edit('C', { bedroom: 4 })
  const { counts, rows } = await bring(
    csvOf(five({ A: { Price: '1,900,000', Bedrooms: '3' }, B: { Price: '1,800,000' }, C: { Price: '2,100,000' } })),
  )
  expect(counts).toMatchObject({ created: 0, changed: 1, held: 1, known: 3 })
  expect(await house('A')).toMatchObject({ price: 2_500_000, bedroom: 3 })
  expect(await house('B')).toMatchObject({ price: 1_800_000, version: 2 })
  expect(await house('C')).toMatchObject({ price: 2_100_000, bedroom: 4 })
  expect(rows.find(({ outcome }) => outcome === 'held')).toMatchObject({
    listing_id: (await house('A')).id,
    notes: ['Bedrooms: 2 → 3'],
    warnings: [
      "Price: staff changed it to ₱2,500,000, the source to ₱1,900,000. Staff's stays; if the source is right, change the listing",
    ],
  })
  expect(await story.shown()).toContain('House A, with a view')
  expect(await story.told('Import done: Partner')).toContain('Held back, for staff changed the same field: 1')

  // Said once: staff have decided, until the source says another price again.
  const next = five({ A: { Price: '1,900,000', Bedrooms: '3' }, B: { Price: '1,800,000' }, C: { Price: '2,100,000' } })
  expect((await bring(csvOf([...next, cellsOf('F')]))).counts).toMatchObject({ created: 1, held: 0, known: 5 })
  await edit('A', { priceCentavos: 190_000_000 })
  const last = five({ A: { Price: '1,850,000', Bedrooms: '3' }, B: { Price: '1,800,000' }, C: { Price: '2,100,000' } })
  expect((await bring(csvOf([...last, cellsOf('F')]))).counts).toMatchObject({ changed: 1, held: 0 })
  expect(await house('A')).toMatchObject({ price: 1_850_000 })
})

test('what is back is shown again, unless staff made it a draft or deleted it', async () => {
  const all = 'ABCDEFGHIJKLMNOPQRST'.split('')
  const rows = (...gone: string[]) => csvOf(all.filter((ref) => !gone.includes(ref)).map((ref) => cellsOf(ref)))
  await begin(all.map((ref) => cellsOf(ref)))
  await edit('A', { isPublished: false })
  const { id } = await house('D')
  await deleteListing(story.catalog, story.context(), { id, expectedVersion: undefined })
  expect((await bring(rows('A', 'B', 'C', 'D'))).counts).toMatchObject({ vanished: 2, known: 16 })
  expect(await house('B')).toMatchObject({ is_published: false })
  // Shown and hidden by staff since: theirs to show again.
  await edit('C', { isPublished: true })
  await edit('C', { isPublished: false })
  await edit('B', { bedroom: 3 })
  const { counts, rows: back } = await bring(rows())
  expect(counts).toMatchObject({ changed: 1, known: 19, vanished: 0 })
  expect(back.find(({ outcome }) => outcome === 'changed')).toMatchObject({
    notes: ['back in the source: shown to visitors again'],
  })
  expect(await house('A')).toMatchObject({ is_published: false })
  expect(await house('B')).toMatchObject({ is_published: true, bedroom: 3 })
  expect(await house('C')).toMatchObject({ is_published: false })
  expect(await story.shown()).not.toContain('House D in Lipa')
})

test.each<[string, Cells, RegExp]>([
  ['a price below nothing', { Price: '-5' }, /^Price: "-5" is not an amount/],
  ['a price in words', { Price: 'soon' }, /^Price: "soon" is not an amount/],
  ['a range upside down', { Price: '3M - 2M' }, /^Price: "3M - 2M" is not an amount/],
  ['half a bedroom', { Bedrooms: '2.5' }, /^Bedrooms: "2\.5" is not a whole number/],
  ['an area in words', { 'Floor area': 'big' }, /^Floor area \(sqm\): "big" is not square metres/],
  ['no title', { Title: '' }, /^Listing name \(title\): /],
  ['a title without end', { Title: 'House '.repeat(60) }, /^Listing name \(title\): /],
  ['no place', { Location: '-' }, /^Location: /],
  ['an offer that is none', { Offer: 'swap' }, /^Offer \(sale or rent\): "swap" is not/],
  ['sold, perhaps', { Sold: 'maybe' }, /^Availability: "maybe" is not available or sold/],
])('%s is refused with its reason, and the listing stays as it is', async (_what, cells, reason) => {
  await begin()
  const { counts, rows } = await bring(csvOf(five({ A: { ...cells }, B: { Price: '1,900,000' } })))
  expect(counts).toMatchObject({ rejected: 1, changed: 1, known: 3, vanished: 0 })
  expect(rows.find(({ outcome }) => outcome === 'rejected')?.reason).toMatch(reason)
  expect(await house('A')).toMatchObject({ version: 1, price: 2_000_000, is_published: true })
  expect(await house('B')).toMatchObject({ price: 1_900_000 })
})

test('a row that stands there twice is taken once, and a row without its reference not at all', async () => {
  await begin()
  const rows = [...five({ A: { Price: '1,900,000' } }), cellsOf('A', { Price: '1,000' }), cellsOf('')]
  const { id, counts } = await bring(csvOf(rows), 'checked')
  expect(counts).toMatchObject({ changed: 1, known: 4, rejected: 2 })
  await story.say(id)
  expect(await house('A')).toMatchObject({ price: 1_900_000, version: 2 })
})

test('a column that is lost waits for a yes, and what listings say there stays', async () => {
  await begin()
  const kept = COLUMNS.filter((column) => column !== 'Price' && column !== 'Floor area')
  const { id, doubts } = await bring(csvOf(five({ A: { Bedrooms: '3' } }), kept), 'checked')
  expect(doubts).toEqual(['It has no column any more for Floor area (sqm), Price. What listings say there would stay.'])
  expect(await story.told('Import waits for a yes: Partner')).toContain('It has no column any more for')
  expect(await house('A')).toMatchObject({ version: 1 })
  await story.say(id)
  expect(await house('A')).toMatchObject({ bedroom: 3, price: 2_000_000, area: 60 })
  expect(await house('B')).toMatchObject({ version: 1 })
})

test.each([
  ['column names alone', csvOf([])],
  ['nothing', ''],
  ['an empty list', '[]'],
])('%s all at once changes nothing, and the owner is told once', async (_what, text) => {
  await begin()
  story.gives(text)
  for (const failures of [1, 2]) {
    await story.again()
    await vi.waitFor(async () => {
      const { rows } = await story.catalog.pool.query('select failures from app.import_source')
      expect(rows).toEqual([{ failures }])
    }, PATIENCE)
  }
  const mail = await story.told('Import holds nothing: Partner')
  expect(mail).toContain('What it gave before stays as it is')
  expect((await story.shown()).filter((name) => name.endsWith('(draft)'))).toEqual([])
  expect(story.mails.mails.filter(({ content }) => content.includes('holds nothing'))).toHaveLength(1)
})

test('fewer than half of the rows wait for a yes, also where visitors see none of them', async () => {
  story.gives(csvOf(five()))
  await story.make({ isPublished: false })
  await story.say(await story.reaches('checked'), { isPublished: false })
  const { counts, doubts } = await bring(csvOf(five().slice(0, 2)), 'checked')
  expect(counts).toMatchObject({ vanished: 0, known: 2 })
  expect(doubts).toEqual(['Only 2 of the 5 rows that it had are left.'])
})

test('its column of references gone, nothing is read, and the owner is told', async () => {
  await begin()
  story.gives(csvOf(five(), COLUMNS.slice(1)))
  await story.again()
  await story.reaches('failed')
  expect(await story.told('Import failed: Partner')).toContain('Key: the file has no column "Ref"')
  expect(await story.shown()).toHaveLength(5)
})

test(
  'of 5,000 rows the 50 that changed cost a command each; begun again, the run says the same',
  { timeout: 400_000 },
  async () => {
    const rows = (price: string) =>
      Array.from({ length: 5_000 }, (_, index) => cellsOf(`N${index}`, index % 100 === 7 ? { Price: price } : {}))
    const patience = { timeout: 300_000, interval: 200 }
    story.gives(csvOf(rows('2,000,000')))
    await story.make()
    const first = await story.reaches('checked', patience)
    await story.say(first).catch(() => {})
    await story.reaches('done', patience)
    const since = await lastAudit()
    story.gives(csvOf(rows('1,950,000')))
    await story.again()
    const id = await story.reaches('done', patience)
    const counts = (await story.source()).run?.counts
    expect(counts).toMatchObject({ rows: 5_000, changed: 50, known: 4_950 })
    const { rows: audited } = await story.catalog.pool.query(
      `select count(*)::integer as count from app.audit where noun = 'listing' and id > $1`,
      [since],
    )
    expect(audited).toEqual([{ count: 50 }])

    const { rows: runs } = await story.catalog.pool.query<{ version: number }>(
      `update app.import_run set state = 'running' where id = $1 returning version`,
      [id],
    )
    const pass = { runId: id, version: runs[0]?.version ?? 0, signal: AbortSignal.timeout(60_000), isLastAttempt: true }
    await passImport({ ...story.catalog, objects: story.objects }, story.context(), pass)
    expect((await story.source()).run?.counts).toEqual(counts)
  },
)
