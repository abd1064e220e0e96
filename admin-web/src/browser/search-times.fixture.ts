import type { Page } from 'playwright-core'
import { z } from 'zod'

/** A table of the dashboard, and the call that fills it. */
export interface SearchedTable {
  /** `/dashboard/listings`. */
  readonly screen: string
  readonly call: string
  /** Of the search box. */
  readonly label: string
}

export const SEARCHED_TABLES = {
  listings: { screen: '/dashboard/listings', call: '/api/admin/listing/', label: 'Search listings' },
  leads: { screen: '/dashboard/leads/all', call: '/api/admin/leads/', label: 'Search leads' },
} as const satisfies Readonly<Record<string, SearchedTable>>

/** One search, typed by hand. */
export interface SearchTime {
  readonly text: string
  readonly rows: number
  /** From the request to the end of the API's answer. */
  readonly answerMs: number
  /** From there to the frame that shows its rows. */
  readonly paintMs: number
}

export interface SearchOptions {
  readonly pageSize: number
  readonly searches: number
}

const pageSchema = z.object({
  results: z.array(z.object({ name: z.string().optional(), fullname: z.string().optional() })),
})
/** Without accents: rows that a bench has put in may not be folded. */
const WORD = /[a-z\d]{4,}/gi

/**
 * Types words of the table's own rows into its search box, one search after the other, and measures each in the page.
 *
 * @throws when the rows on screen are not those of the answer
 */
export async function searchTimes(page: Page, table: SearchedTable, options: SearchOptions): Promise<SearchTime[]> {
  const isOfTable = (url: string): boolean => new URL(url).pathname === table.call
  const first = page.waitForResponse((response) => isOfTable(response.url()))
  await page.goto(`${table.screen}?page_size=${options.pageSize}`)
  const words = wordsOf(namesIn(await (await first).json())).slice(0, options.searches)
  await page.getByRole('row').nth(1).waitFor()
  const times: SearchTime[] = []
  for (const text of words) times.push(await search(page, table, text))
  return times
}

async function search(page: Page, table: SearchedTable, text: string): Promise<SearchTime> {
  const box = page.getByLabel(table.label, { exact: true })
  const [response, { shown, ...times }] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).searchParams.get('q') === text),
    page.evaluate(showingRowsOf, text),
    box.fill('').then(() => box.pressSequentially(text)),
  ])
  const names = namesIn(await response.json())
  const isTrue = shown.length === names.length && names.every((name, row) => shown[row]?.includes(name) === true)
  if (!isTrue) throw new Error(`Searched for ${text}: the table shows other rows than the answer has.`)
  return { text, rows: names.length, ...times }
}

/** Runs in the page, and so without anything from around it: waits for the frame that shows the answer to a search. */
async function showingRowsOf(text: string): Promise<{ answerMs: number; paintMs: number; shown: string[] }> {
  performance.clearResourceTimings()
  let call: PerformanceEntry | undefined
  const until = performance.now() + 15_000
  while (call === undefined || document.querySelector('table')?.ariaBusy !== 'false') {
    await new Promise(requestAnimationFrame)
    if (performance.now() > until) throw new Error(`No rows are shown for ${text}.`)
    call = performance.getEntriesByType('resource').find(({ name }) => new URL(name).searchParams.get('q') === text)
  }
  if (!(call instanceof PerformanceResourceTiming)) throw new Error('The browser does not time its calls.')
  // A message that is sent while a frame is made arrives when that frame is out.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage('painted')
  })
  const paintMs = performance.now() - call.responseEnd
  const shown = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  return { answerMs: call.responseEnd - call.requestStart, paintMs, shown }
}

function namesIn(answer: unknown): string[] {
  return pageSchema.parse(answer).results.map(({ name, fullname }) => name ?? fullname ?? '')
}

/** Words of the names, each once, those of one name far from each other. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.map((name) => name.match(WORD) ?? [])
  const most = Math.max(...words.map((list) => list.length))
  const inTurn = Array.from({ length: most }, (_, place) => words.flatMap((list) => list[place] ?? []))
  return [...new Set(inTurn.flat())]
}
