import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { startImport } from '@tahanan/catalog/import-run/import-run-commands.ts'
import {
  actOnImportSource,
  createImportSource,
  listImportSources,
} from '@tahanan/catalog/import-source/import-source-commands.ts'
import { openTestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { expect, vi } from 'vitest'
import { importJob } from '../import/import.job.ts'
import { startWorkerAndRelay } from '../job/worker-and-relay.fixture.ts'
import { startMailServer } from '../mail/mail-server.fixture.ts'
import { fetchImportSourceJob } from './fetch-import-source.job.ts'
import { mailImportSourceJob } from './mail-import-source.job.ts'

export const PATIENCE = { timeout: 60_000, interval: 50 }
export const PAGE = { q: '', page: 1, page_size: 100 }
const LAB = { toPrivate: true }

export type SourceStory = Awaited<ReturnType<typeof openSourceStory>>

/** A partner who gives listings, the workers that take them in, and the mails to the source's owner. */
export async function openSourceStory() {
  const catalog = await openTestCatalog()
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-sources-'))
  const mails = await startMailServer()
  const asked: (string | undefined)[] = []
  let answer: RequestListener = (_, response) => response.end()
  /** The run before: the next one is another. */
  let before = 0
  const partner = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    // Nothing packed is asked for.
    if (request.headers['accept-encoding'] !== 'identity') response.writeHead(406).end()
    else answer(request, response)
  })
  partner.listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/listings`
  const client = await catalog.pool.connect()
  const email = { address: 'ed@agency.ph', folded: 'ed@agency.ph' }
  const account = { name: 'Ed', username: 'ed', usernameFolded: 'ed', passwordHash: 'none', state: 'active' } as const
  const added = insertAccount(client, { ...account, role: 'editor', email, createdAt: new Date() })
  const accountId = (await added.finally(() => client.release())) ?? 0
  const started = await startWorkerAndRelay({
    config: loadConfig({
      WEBHOOKS_TO_PRIVATE: 'on',
      PUBLIC_URL: 'https://tahanan.example',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    }),
    log: createLog({ level: 'silent', name: 'test' }),
    connectionString: catalog.connectionString,
    mediaFolder: folder,
    jobs: [fetchImportSourceJob, importJob, mailImportSourceJob],
  })
  const context = () => ({ actor: { accountId, role: 'admin' as const }, now: new Date(), correlationId: 'test' })
  const source = async () => {
    const [only] = (await listImportSources(catalog, PAGE)).results
    if (only === undefined) throw new Error('There is no source.')
    return only
  }
  const reaches = (state: string, patience: object = PATIENCE) =>
    vi.waitFor(async () => {
      const { run, cause } = await source()
      expect([run?.state, cause]).toEqual([state, null])
      expect(run?.id).toBeGreaterThan(before)
      return run?.id ?? 0
    }, patience)
  return {
    catalog,
    objects: started.worker.dependencies.store,
    mails,
    asked,
    address,
    context,
    source,
    reaches,
    answers(next: RequestListener): void {
      answer = next
    },
    gives(text: string, type = 'text/csv', status = 200): void {
      answer = (_, response) => response.writeHead(status, { 'content-type': type }).end(text)
    },
    make(draft: object = {}, idempotencyKey?: string) {
      const usual = { name: 'Partner', address, accountId, dailyHour: null, isPublished: true, brokerId: null }
      return createImportSource(catalog, { ...context(), idempotencyKey }, { ...usual, ...draft }, LAB)
    },
    told: (subject: string) =>
      vi.waitFor(() => {
        const mail = mails.mails.find(({ content }) => content.includes(`Subject: ${subject}`))
        expect(mail?.recipients).toEqual(['ed@agency.ph'])
        return mail?.content ?? ''
      }, PATIENCE),
    /** Says yes to a run. */
    async say(yes: number, target: object = {}): Promise<void> {
      const usual = { isPublished: true, brokerId: null, version: undefined }
      await startImport(catalog, context(), yes, { ...usual, ...target })
      await reaches('done')
    },
    async shown(): Promise<string[]> {
      const { rows } = await catalog.pool.query<{ name: string; is_published: boolean }>(
        'select name, is_published from app.listing where deleted_at is null order by name',
      )
      return rows.map((listing) => `${listing.name}${listing.is_published ? '' : ' (draft)'}`)
    },
    async again(): Promise<void> {
      const { id, run } = await source()
      await actOnImportSource(catalog, context(), id, 'fetch', undefined)
      before = run?.id ?? 0
    },
    async close(): Promise<void> {
      await started.stop()
      await mails.close()
      partner.closeAllConnections()
      partner.close()
      await catalog.drop()
      await rm(folder, { recursive: true })
    },
  }
}
