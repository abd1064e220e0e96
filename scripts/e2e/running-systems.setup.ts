import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { unpackBrowser } from '@tahanan/web/browser/open-browser.fixture.ts'
import type { StaffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import sharp from 'sharp'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { NODE_ARGUMENTS } from '../setup/node-arguments.mjs'
import { projectRoot } from '../setup/project-root.mjs'

const LISTINGS_WITH_PICTURES = 6

const PICTURES_EACH = 3

/** A system that does not run by then never will. */
const START_MS = 120_000

const idsSchema = z.object({ results: z.array(z.object({ id: z.int() })) })

const sessionSchema = z.object({ access: z.string() })

const LISTINGS = 60
/** The first account of each system. */
export const ADMINISTRATOR = { username: 'admin', password: 'browser tests sign in with this' }

/** What `npm start` runs: once for the visitors of all tests in a browser, and for the staff of each worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await unpackBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-browser-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  const settingsIn = (name: string) => ({
    DATA_DIR: join(folder, name),
    DEMO: 'off',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
    WEBHOOKS_TO_PRIVATE: 'on',
    // Every visitor of the tests comes from an address of their own: what one may send is limited.
    TRUST_PROXY: '1',
  })
  // Nobody is mailed there; the forms that lead to mails are on its pages.
  const visited = { ...settingsIn('visited'), ALERTS: 'on' }
  // Nobody listens there until a test does: not one of those that another process may find free meanwhile.
  const smtpPorts = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => freePort(randomInt(10_000, 19_000))),
  )
  const staffed = smtpPorts.map((port, place) => ({
    ...settingsIn(`staffed-${place}`),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  }))
  await runToEnd('scripts/run.mjs', ['scripts/seed/seed.ts', '--listings', String(LISTINGS)], visited)
  const [site, ...staffSites] = await Promise.all([startSystem(visited), ...staffed.map(startSystem)])
  await addPictures(site.url, ADMINISTRATOR.password)
  project.provide('siteUrl', site.url)
  project.provide(
    'staffSites',
    staffSites.map(({ url }, place): StaffSite => ({
      url,
      ...ADMINISTRATOR,
      dataDir: staffed[place]?.DATA_DIR ?? '',
      smtpPort: smtpPorts[place] ?? 0,
    })),
  )
  return async () => {
    await Promise.all([site, ...staffSites].map((system) => system.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a script of this project to its end. */
export async function runToEnd(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const child = fork(join(projectRoot, script), [...args], {
    cwd: projectRoot,
    execArgv: [],
    env: childEnvironment(settings),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'exit')
  const status = child.exitCode
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status}.`)
}

export interface RunningSystem {
  readonly url: string
  /** Of the process that keeps the server running. */
  readonly pid: number
  stop(): Promise<void>
}

/** `npm start` in a process of its own, at a port of its own; resolves when it says that it runs. */
export async function startSystem(settings: Readonly<Record<string, string | undefined>>): Promise<RunningSystem> {
  const port = await freePort()
  const child = fork(join(projectRoot, 'scripts/start.mjs'), [], {
    cwd: projectRoot,
    execArgv: [...NODE_ARGUMENTS],
    env: childEnvironment({ ...settings, PORT: String(port), NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  if (child.stdout === null) throw new Error('The system has no output to be read.')
  const lines = createInterface({ input: child.stdout })
  const running = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('Tahanan runs at')) resolve()
    })
  })
  let isStarting = true
  AbortSignal.timeout(START_MS).addEventListener('abort', () => isStarting && child.kill('SIGKILL'))
  const failed = ended.then(() => {
    throw new Error(`The system ended with ${child.exitCode ?? child.signalCode} instead of running.`)
  })
  await Promise.race([running, failed])
  isStarting = false
  failed.catch(() => {})
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Gives the newest listings and the newest project some pictures, as staff would. */
async function addPictures(url: string, password: string): Promise<void> {
  const signIn = await send('/api/admin/login/', JSON.stringify({ username: 'admin', password }), {
    'Content-Type': 'application/json',
  })
  const { access } = sessionSchema.parse(await signIn.json())
  const signedIn = { Authorization: `Bearer ${access}` }
  const listings = await idsOf('/api/listing/?page_size=6', {})
  const projects = await idsOf('/api/admin/projects/?page_size=10', signedIn)
  for (const id of listings.slice(0, LISTINGS_WITH_PICTURES)) {
    await send(`/api/admin/listing/${id}/upload_images/`, await pictures(id), signedIn)
  }
  for (const id of projects.slice(0, 1)) {
    await send(`/api/admin/projects/${id}/upload_images/`, await pictures(id + 100), signedIn)
  }

  async function send(
    path: string,
    body: string | FormData,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const response = await fetch(url + path, { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }

  async function idsOf(path: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
    const response = await fetch(url + path, { headers })
    return idsSchema.parse(await response.json()).results.map(({ id }) => id)
  }
}

/** Plain colours, each its own, so that no two pictures have the same bytes. */
async function pictures(seed: number): Promise<FormData> {
  const form = new FormData()
  for (let place = 0; place < PICTURES_EACH; place += 1) {
    const background = { r: (seed * 47) % 256, g: (seed * 83 + place * 60) % 256, b: 120 + place * 40 }
    const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer()
    form.append('image[]', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `picture-${place}.jpg`)
  }
  return form
}
