import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askAlert, changeAlerts } from '@tahanan/catalog/alert/alert-commands.ts'
import { createListing } from '@tahanan/catalog/listing/create-listing.ts'
import { updateListing } from '@tahanan/catalog/listing/update-listing.ts'
import { HOUSE } from '@tahanan/catalog/listing/listing-catalog.fixture.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { type AlertAct, type AlertRequest, askAlertBody } from '@tahanan/contracts/alert/alert.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { createLog } from '@tahanan/platform/log/create-log.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { expect, vi } from 'vitest'
import { type RunningJobWorker, startJobWorker } from '../job/start-job-worker.ts'
import { type ReceivedMail, type TestMailServer, textOf } from '../mail/mail-server.fixture.ts'
import { startPipeline } from '../pipeline/start-pipeline.ts'
import { mailAlertJob } from './mail-alert.job.ts'
import { matchAlerts } from './match-alerts.ts'

export const PATIENCE = { timeout: 60_000, interval: 50 }
const SECRET = 'a secret of more than thirty-two bytes'

/** All between a visitor's wish and the mails that they get, over a database of its own. */
export interface AlertStage {
  readonly catalog: TestCatalog
  readonly worker: RunningJobWorker
  readonly lines: readonly string[]
  context(): { actor: typeof SYSTEM_ACTOR; now: Date; correlationId: string }
  /** As Maria, at once and in English, where nothing else is said. */
  ask(wish: object): Promise<void>
  /** Does something through the link of a mail. */
  act(mail: ReceivedMail | undefined, act: AlertAct, alertId?: number): ReturnType<typeof changeAlerts>
  /** Asks and confirms, and answers the mail that asked for it. */
  subscribe(server: TestMailServer, wish: object): Promise<ReceivedMail>
  /** A published house in Lipa, or how it is changed. */
  publish(changes?: ListingChanges): Promise<number>
  change(id: number, changes: ListingChanges): Promise<void>
  /** Resolves when everything that was published until now is matched. */
  untilMatched(): Promise<void>
  /** Starts the worker anew, with a matcher that has read nothing. */
  readTopicAnew(): Promise<void>
  close(): Promise<void>
}

export async function openAlertStage(smtpPort: number): Promise<AlertStage> {
  const catalog = await openTestCatalog()
  await migrate(catalog.pool, READ_MIGRATIONS)
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-alerts-'))
  const lines: string[] = []
  const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const { connectionString: databaseUrl } = catalog
  const config = loadConfig({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PUBLIC_URL: 'https://tahanan.example',
    TOKEN_SECRET: SECRET,
  })
  const onError = (error: unknown): void => log.error({ err: error }, 'alerts')
  const pipeline = await startPipeline({ databaseUrl, readDatabaseUrl: databaseUrl, log })

  async function start() {
    const places = { databaseUrl, readDatabaseUrl: databaseUrl, mediaFolder: folder }
    const worker = await startJobWorker({ ...places, config, log, jobs: [mailAlertJob], tasks: [] })
    return { worker, matcher: await matchAlerts({ ...worker.dependencies, onError }) }
  }
  let running = await start()
  async function stop(): Promise<void> {
    await running.matcher.close()
    await running.worker.stop()
  }

  const context = () => ({ actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'test' })
  const sender = { clientAddress: '203.0.113.5', secret: SECRET }
  let visitors = 0
  const stage: AlertStage = {
    catalog,
    lines,
    get worker() {
      return running.worker
    },
    context,
    ask: (wish) => {
      visitors += 1
      const parsed: AlertRequest = askAlertBody.parse({
        email: 'maria@example.com',
        cadence: 'at-once',
        language: 'en',
        elapsed_ms: 9_000,
        ...wish,
      })
      return askAlert(catalog, context(), parsed, {
        ...sender,
        clientAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
      })
    },
    act: (mail, act, alertId) =>
      changeAlerts(catalog, context(), tokenOf(mail), { act, alertId: alertId ?? alertOf(mail) ?? null }),
    async subscribe(server, wish) {
      const before = server.mails.length
      await stage.ask(wish)
      await expect.poll(() => server.mails.length).toBeGreaterThan(before)
      const mail = server.mails[before]
      if (mail === undefined) throw new Error('No mail came.')
      await stage.act(mail, 'confirm')
      return mail
    },
    async publish(changes = {}) {
      const whole = { ...HOUSE, propertyType: 0, propertySubtype: 1, isPublished: true, ...changes }
      const { id } = await createListing(catalog, context(), { listingType: BROKERAGE_LISTING, changes: whole })
      return id
    },
    async change(id, changes) {
      await updateListing(catalog, context(), { id, changes, expectedVersion: undefined, listingType: undefined })
    },
    async untilMatched() {
      await vi.waitFor(async () => {
        const { rows } = await catalog.pool.query<{ waiting: number }>(
          `select (select count(*) from app.outbox) + (select count(*) from app.alert_change)
             + (select count(*) from app.listing l left join app.alert_listing m on m.listing_id = l.id
                where m.version is distinct from l.version and l.is_published) as waiting`,
        )
        expect(Number(rows[0]?.waiting)).toBe(0)
      }, PATIENCE)
    },
    async readTopicAnew() {
      await stop()
      await catalog.pool.query(`delete from bus.group_offset where "group" = 'alert-matcher'`)
      running = await start()
    },
    async close() {
      await stop()
      await pipeline.stop()
      await catalog.drop()
      await rm(folder, { recursive: true })
    },
  }
  return stage
}

export function tokenOf(mail: ReceivedMail | undefined): string {
  return /\/alert\/([\w-]{43})/.exec(textOf(mail))?.[1] ?? ''
}

function alertOf(mail: ReceivedMail | undefined): number | undefined {
  const id = /\?alert=(\d+)/.exec(textOf(mail))?.[1]
  return id === undefined ? undefined : Number(id)
}
