import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'

const USAGE = `Usage: npm run bench:memory [-- options]

What a running server keeps in memory while it is asked for many different search pages, or search calls, which fill
every cache. Prints its memory after each part of them; where caches are bounded it comes to a plateau. Started with
METRICS_PORT.

  --url ADDRESS       of the server (http://localhost:8080)
  --metrics ADDRESS   of its metrics (http://localhost:9100)
  --pages N           (200000)
  --calls             of the API instead of pages
  --parts N           (20)
  --connections N     at once (8)`

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    metrics: { type: 'string', default: 'http://localhost:9100' },
    pages: { type: 'string', default: '200000' },
    calls: { type: 'boolean', default: false },
    parts: { type: 'string', default: '20' },
    connections: { type: 'string', default: '8' },
  },
})
const pages = wholeNumber(USAGE, '--pages', options.pages)
const parts = wholeNumber(USAGE, '--parts', options.parts)
const connections = wholeNumber(USAGE, '--connections', options.connections)
const KINDS = ['', '2br+condo+', 'house+and+lot+', 'lot+', 'studio+']
const PLACES = ['makati', 'cebu', 'davao', 'lipa', 'quezon+city', 'baguio', 'iloilo']
let asked = 0
let failed = 0

console.log('    pages   a second      RSS     heap external (MB)')
await report(0)
for (let part = 1; part <= parts; part += 1) {
  const { requests, non2xx, errors } = await autocannon({
    url: options.url,
    connections,
    amount: Math.round(pages / parts),
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  })
  failed += non2xx + errors
  await report(requests.average)
}
// What the last pages left for the collector.
await pause(2_000)
await report(0)
if (failed > 0) {
  console.error(`${failed} pages failed.`)
  process.exitCode = 1
}

/** Another page each time: words, a place, a price that nobody gave before. */
function nextPath(): string {
  asked += 1
  const words = `${KINDS[asked % KINDS.length]}${PLACES[asked % PLACES.length]}`
  if (options.calls) return `/api/listing/?page_size=1&q=${words}+under+${1_000_000 + asked}`
  return `/search?search=${words}&price=${1_000_000 + asked}-${9_000_000 + asked}`
}

async function report(perSecond: number): Promise<void> {
  const text = await (await fetch(`${options.metrics}/metrics`)).text()
  const megabytes = (name: string) => {
    const bytes = Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1])
    return String(Math.round(bytes / 1e6)).padStart(9)
  }
  const memory = ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
  console.log(String(asked).padStart(9), String(Math.round(perSecond)).padStart(8), ...memory.map(megabytes))
}
