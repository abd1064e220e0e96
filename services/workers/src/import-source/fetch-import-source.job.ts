import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { IMPORT_SOURCE_QUEUE, isBusy } from '@tahanan/catalog/import-source/import-source-commands.ts'
import { getImportSource, type ImportSource } from '@tahanan/catalog/import-source/import-source.store.ts'
import {
  type FetchedTable,
  keepFetched,
  noteFailure,
  noteUnchanged,
  postponeFetch,
} from '@tahanan/catalog/import-source/run-source.ts'
import {
  csvOf,
  FEED_KEY,
  readSource,
  type SourceAnswer,
  UnusableSource,
} from '@tahanan/catalog/import-source/source-table.ts'
import { NoRows, UnreadableFile } from '@tahanan/catalog/import/read-lines.ts'
import { SOURCE_LIMITS } from '@tahanan/contracts/import-source/import-source.ts'
import { askOutside } from '@tahanan/platform/outbound/ask-outside.ts'
import { type OutboundRules, RefusedHost } from '@tahanan/platform/outbound/public-address.ts'
import { z } from 'zod'
import { defineJob, ifThere } from '../job/define-job.ts'

/** Fetches a source and has what it brings checked; says on the source why it could not. */
export const fetchImportSourceJob = defineJob({
  queue: IMPORT_SOURCE_QUEUE,
  data: z.object({ sourceId: z.int().positive() }),
  concurrency: 2,
  async work({ catalog, store, config }, { sourceId }, { correlationId }) {
    const source = await ifThere(getImportSource(catalog.pool, sourceId))
    if (source === undefined || source.state === 'paused') return
    const { account } = source
    const actor = { accountId: account.id, role: account.role }
    const context = { actor, now: new Date(), correlationId: correlationId ?? randomUUID() }
    // What waits for a yes is decided on first.
    if (isBusy(source)) return postponeFetch(catalog, context, sourceId)
    try {
      if (!account.isActive || account.role === 'viewer')
        throw new UnusableSource(`${account.name} may not take listings in any more. Choose another account.`)
      const fetched = await fetchTable(source, { toPrivate: config.WEBHOOKS_TO_PRIVATE })
      if (fetched === undefined) await noteUnchanged(catalog, context, sourceId)
      else await keepFetched({ ...catalog, objects: store }, context, source, fetched)
    } catch (error) {
      const isAbout = [UnusableSource, UnreadableFile].some((kind) => error instanceof kind)
      if (!isAbout || !(error instanceof Error)) throw error
      await noteFailure(catalog, context, sourceId, { cause: error.message, isEmpty: error instanceof NoRows })
    }
  },
})

const PAGES_MAX = 2_000

/** What the source holds; undefined where it says that nothing has changed. @throws UnusableSource */
async function fetchTable(source: ImportSource, rules: OutboundRules): Promise<FetchedTable | undefined> {
  const first = await fetchPage(source.address, conditionsOf(source), SOURCE_LIMITS.bytes, rules)
  if (first === undefined) return undefined
  const { answer, headers } = first
  const stamps = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
  if ('csv' in answer) return { csv: answer.csv, keyHeader: null, ...stamps }
  const rows = [...answer.rows]
  let bytesLeft = SOURCE_LIMITS.bytes - first.bytes
  let { next } = answer
  for (let page = 1; next !== undefined; page += 1) {
    if (page >= PAGES_MAX) throw new UnusableSource(`It has more than ${PAGES_MAX} parts.`)
    const url = URL.canParse(next, source.address) ? new URL(next, source.address) : undefined
    if (url?.origin !== new URL(source.address).origin) throw new UnusableSource('Its next part is somewhere else.')
    const following = await fetchPage(url.href, {}, bytesLeft, rules)
    if (following === undefined || 'csv' in following.answer) throw new UnusableSource('Its next part is no feed.')
    rows.push(...following.answer.rows)
    bytesLeft -= following.bytes
    next = following.answer.next
  }
  // A stamp of the first part says nothing of the others.
  const ofWhole = answer.next === undefined ? stamps : { etag: null, lastModified: null }
  return { csv: csvOf(rows), keyHeader: answer.isFeed ? FEED_KEY : null, ...ofWhole }
}

function conditionsOf({ etag, lastModified }: ImportSource): Record<string, string> {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(etag === null && lastModified !== null && { 'if-modified-since': lastModified }),
  }
}

interface FetchedPage {
  readonly answer: SourceAnswer
  readonly headers: IncomingHttpHeaders
  readonly bytes: number
}

async function fetchPage(
  address: string,
  conditions: Record<string, string>,
  bytesMax: number,
  rules: OutboundRules,
): Promise<FetchedPage | undefined> {
  const headers = {
    accept: 'text/csv, application/json, application/feed+json',
    'accept-encoding': 'identity',
    'user-agent': 'Tahanan',
    ...conditions,
  }
  const wanted = { method: 'GET', address, headers, timeoutMs: SOURCE_LIMITS.timeoutMs, bytesMax } as const
  const reply = await askOutside(wanted, rules).catch((error: unknown) => {
    throw new UnusableSource(error instanceof RefusedHost ? error.message : causeOf(error))
  })
  const { status, headers: answered, body, isCut } = reply
  if (isCut) throw new UnusableSource(`It holds more than ${bytesMax / 1024 / 1024} MB.`)
  if (status === 304) return undefined
  if (status >= 300 && status < 400)
    throw new UnusableSource(`It leads elsewhere (${status}). Give the address that it leads to.`)
  if (status !== 200) throw new UnusableSource(`It answered ${status}.`)
  const packed = answered['content-encoding'] ?? 'identity'
  if (packed !== 'identity') throw new UnusableSource(`It answers packed (${packed}), which was not asked for.`)
  const answer = readSource(body, answered['content-type'] ?? '')
  return { answer, headers: answered, bytes: body.length }
}

function causeOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return `No whole answer came: ${words.slice(0, 200)}.`
}
