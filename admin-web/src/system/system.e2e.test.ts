import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('shows how the machinery does, by itself again and again, and rebuilds after asking', async () => {
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'System' }).click()
  await page.getByText('Command to public answer').waitFor()
  const engines = page.getByRole('region', { name: 'Engines' })
  for (const name of ['database', 'read database', 'event bus', 'jobs', 'search', 'object store']) {
    await engines
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name, exact: true }) })
      .getByText('answers')
      .waitFor()
  }
  await page.getByRole('region', { name: 'Projector, by partition' }).getByText('Partition 0').waitFor()
  await page.getByText('No dead letters').waitFor()
  const isStatus = (url: string): boolean => new URL(url).pathname === '/api/admin/system/'
  for (let time = 1; time <= 2; time += 1) await page.waitForResponse((response) => isStatus(response.url()))

  const rebuild = page.getByRole('region', { name: 'Rebuild', exact: true })
  await rebuild.getByRole('button', { name: 'Rebuild the listing views' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => rebuild.getByRole('listitem').count()).toBe(0)
  await rebuild.getByRole('button', { name: 'Rebuild the listing views' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await rebuild.getByRole('listitem').filter({ hasText: 'done' }).waitFor({ timeout: 60_000 })
  expect(watched.problems).toEqual([])
})

test('what failed can be tried again, replayed and dismissed; a refusal is said', async () => {
  const page = await staff.openSignedIn()
  const at = '2026-11-21T01:05:00.000Z'
  const acted: string[] = []
  let hasLetter = true
  // A running system without faults has none of these to show.
  await page.route('**/api/admin/system/failed-pictures/', (route) =>
    route.fulfill({
      json: {
        count: 1,
        results: [
          {
            id: 2_000_000_000,
            owner_noun: 'listing',
            owner_id: 3,
            owner_name: 'Casa',
            cause: 'cut off',
            requested_at: at,
          },
        ],
      },
    }),
  )
  await page.route('**/api/admin/system/dead-letters/', (route) =>
    route.fulfill({
      json: {
        count: hasLetter ? 1 : 0,
        results: hasLetter
          ? [
              {
                id: '0-12',
                key: 'listing:3',
                type: 'listing.changed',
                step: 'mark',
                cause: 'price: must be a number',
                source: 'catalog/0/11',
                request_id: 'r1',
                buried_at: at,
                excerpt: '{"price":"much"}',
              },
            ]
          : [],
      },
    }),
  )
  await page.route('**/api/admin/system/dead-letters/*/replay/', (route) => {
    acted.push(route.request().url())
    hasLetter = false
    return route.fulfill({ status: 204 })
  })
  await page.goto('/dashboard/system')
  const pictures = page.getByRole('region', { name: 'Failed pictures' })
  await pictures.getByText('cut off').waitFor()
  // The server has no such picture, and says so.
  await pictures.getByRole('button', { name: 'Try again' }).click()
  await pictures.getByRole('alert').waitFor()
  const letters = page.getByRole('region', { name: 'Dead letters' })
  await letters.getByText('price: must be a number').waitFor()
  await letters.getByText('What it was').click()
  await letters.getByText('{"price":"much"}').waitFor()
  // Of letters that another story has left, all could be replayed.
  await letters.getByRole('button', { name: 'Replay listing:3' }).click()
  await letters.getByText('No dead letters').waitFor()
  expect(acted.map((url) => new URL(url).pathname)).toEqual(['/api/admin/system/dead-letters/0-12/replay/'])
})

test('a replay of all dead letters says how many of how many, also after a reload, and how it ended', async () => {
  const page = await staff.openSignedIn()
  const at = '2026-11-21T01:05:00.000Z'
  const task = { id: 'all-1', reason: null, requested_at: at, started_at: at, finished_at: null }
  let replays: object[] = []
  let letters = 1_200
  await page.route('**/api/admin/system/', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, dead_letters: { count: letters }, replays } })
  })
  await page.route('**/api/admin/system/dead-letters/replay/', (route) => {
    replays = [{ ...task, state: 'running', progress: { done: 480, total: 1_200, failed: 2 } }]
    return route.fulfill({ status: 202, json: { ...task, state: 'waiting', started_at: null, progress: null } })
  })
  await page.goto('/dashboard/system')
  const part = page.getByRole('region', { name: 'Dead letters' })
  await part.getByRole('button', { name: 'Replay all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replay all 1,200 dead letters?' })
  await dialog.getByRole('button', { name: 'Replay' }).click()
  await dialog.waitFor({ state: 'detached' })
  const progress = part.getByRole('progressbar', { name: 'Replayed 480 of 1,200' })
  await progress.waitFor()
  expect(await part.getByRole('button', { name: 'Replay all' }).isDisabled()).toBe(true)
  await page.reload()
  await progress.waitFor()
  letters = 3
  replays = [{ ...task, state: 'done', finished_at: at, progress: { done: 1_200, total: 1_200, failed: 3 } }]
  await part.getByText('1,197 of 1,200 dead letters; 3 are still wrong').waitFor()
  expect(await part.getByRole('progressbar').count()).toBe(0)
  expect(await part.getByRole('button', { name: 'Replay all' }).isDisabled()).toBe(false)
})

test('warns of a disk that is nearly full, and of an account whose password is guessed at', async () => {
  const page = await staff.openSignedIn()
  await page.route('**/api/admin/system/', async (route) => {
    const answer = await (await route.fetch()).json()
    const guessed = { id: 3, name: 'Ana Reyes', guesses: 24, last_at: '2026-11-21T01:05:00.000Z' }
    const disk = { free_bytes: 700_000_000, total_bytes: 80_000_000_000, is_low: true }
    await route.fulfill({ json: { ...answer, disk, guessed_accounts: [guessed] } })
  })
  await page.goto('/dashboard/system')
  const warnings = page.getByRole('alert', { name: 'Warnings' })
  await warnings.getByText('The disk is nearly full: 0.7 GB of 80 GB are free.').waitFor()
  await warnings.getByText('24 wrong ones').waitFor()
  await expect
    .poll(() => warnings.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href'))
    .toContain('q=Ana%20Reyes')
})

test('an engine that goes away shuts no question that is open, which says so', async () => {
  const page = await staff.openSignedIn()
  let isAway = false
  await page.route('**/api/admin/system/', async (route) => {
    const answer = await (await route.fetch()).json()
    const letters = { dead_letters: isAway ? null : { count: 4 } }
    await route.fulfill({ json: { ...answer, ...letters, ...(isAway && { rebuilds: null }) } })
  })
  await page.goto('/dashboard/system')
  const part = page.getByRole('region', { name: 'Rebuild', exact: true })
  const rebuild = page.getByRole('dialog', { name: 'Rebuild the search?' })
  await part.getByRole('button', { name: 'Rebuild the search' }).click()
  await rebuild.waitFor()
  isAway = true
  await rebuild.getByText('Not known now: an engine is away.').waitFor()
  await rebuild.getByRole('button', { name: 'Close' }).last().click()
  await part.getByRole('button', { name: 'Rebuild the search', disabled: true }).waitFor()
  isAway = false
  await page.getByRole('button', { name: 'Replay all' }).click()
  isAway = true
  const replay = page.getByRole('dialog', { name: 'Replay all 4 dead letters?' })
  await replay.getByText('Not known now: an engine is away.').waitFor()
  isAway = false
  await expect.poll(() => replay.getByText('Not known now').count()).toBe(0)
  expect(await replay.isVisible()).toBe(true)
})
