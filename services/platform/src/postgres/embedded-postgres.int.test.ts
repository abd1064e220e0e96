import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { clusterPaths } from '../postgres-cluster/cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { grantReading } from './grant-reading.ts'
import { openPool } from './open-pool.ts'

const OTHER_PASSWORDS = { admin: 'a'.repeat(32), writer: 'b'.repeat(32), reader: 'c'.repeat(32) }

let dataDir: string
const started: EmbeddedPostgres[] = []
const spawned: ChildProcess[] = []

// One cluster for all tests, because making one takes seconds. Each test leaves it stopped.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), `tahanan-test-postgres-${process.pid}-embedded-`))
  await mkdir(join(dataDir, 'cluster-new-interrupted', 'cluster'), { recursive: true })
  await (await startEmbeddedPostgres({ dataDir })).stop()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
afterEach(async () => {
  for (const child of spawned.splice(0)) await killChild(child)
  // What a child left running is taken over to stop it.
  const postgres = started.pop() ?? (await startEmbeddedPostgres({ dataDir }))
  await postgres.stop()
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options })
  started.push(postgres)
  return postgres
}

async function startInChild(): Promise<{ child: ChildProcess; connectionString: string }> {
  const fixture = join(import.meta.dirname, 'embedded-postgres.process.fixture.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  spawned.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, connectionString: line }
  }
  throw new Error('The child ended without a word.')
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = async () => Number((await readFile(clusterPaths(dataDir).pidFile, 'utf8')).split('\n')[0])

async function killChild(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('startEmbeddedPostgres', () => {
  it('keeps data, port and passwords from one start to the next', async () => {
    const first = await start()
    await query(first.connectionString, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start()
    expect(second).toMatchObject({ port: first.port, connectionString: first.connectionString })
    expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('has a writing role that is no superuser and a reading role that sees only what is granted', async () => {
    const postgres = await start()
    const pool = openPool({ connectionString: postgres.connectionString, max: 1, applicationName: 'test' })
    await pool.query(
      'create extension unaccent; create extension pg_trgm; create schema read; create table private (a int)',
    )
    await grantReading(pool, { schema: 'read', role: 'tahanan_reader' })
    await pool.query('create table read.public (a int); alter schema read rename to read_renamed')
    expect((await pool.query('show is_superuser')).rows).toEqual([{ is_superuser: 'off' }])
    await pool.end()
    expect(await query(postgres.readerConnectionString, 'select * from read_renamed.public')).toEqual([])
    for (const forbidden of [
      'select * from private',
      'insert into read_renamed.public values (1)',
      'create table mine (a int)',
      'create temporary table mine (a int)',
    ]) {
      await expect(query(postgres.readerConnectionString, forbidden)).rejects.toThrow('permission denied')
    }
  })

  it('refuses a second start in the same directory and leaves the first alone', async () => {
    const { connectionString } = await startInChild()
    await expect(start()).rejects.toThrow('in use by another running instance')
    expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes over the server that a killed process left running', async () => {
    const { child, connectionString } = await startInChild()
    const pid = await postmasterPid()
    await killChild(child)
    const postgres = await start()
    expect(postgres.connectionString).toBe(connectionString)
    expect(await postmasterPid()).toBe(pid)
  })

  it('knows the server that is left running by whatever path it is told', async () => {
    const { child, connectionString } = await startInChild()
    const pid = await postmasterPid()
    await killChild(child)
    const link = `${dataDir}-link`
    await symlink(dataDir, link)
    onTestFinished(() => rm(link))
    const postgres = await start({ dataDir: link })
    expect(postgres.connectionString).toBe(connectionString)
    expect(await postmasterPid()).toBe(pid)
  })

  it('starts a left-over server anew when other settings are wanted', async () => {
    const { child } = await startInChild()
    await killChild(child)
    const postgres = await start({ settings: { work_mem: '9MB' } })
    expect(await query(postgres.connectionString, 'show work_mem')).toEqual([{ work_mem: '9MB' }])
  })

  it('recovers when server and owner were both killed', async () => {
    const { child, connectionString } = await startInChild()
    await query(connectionString, 'create table survivor as select 42 as answer')
    process.kill(await postmasterPid(), 'SIGKILL')
    await killChild(child)
    const postgres = await start()
    expect(await query(postgres.connectionString, 'select answer from survivor')).toEqual([{ answer: 42 }])
  })

  it('is not fooled by a stale pid that belongs to another process now', async () => {
    const first = await start()
    await first.stop()
    const { pidFile, clusterDir } = clusterPaths(dataDir)
    await writeFile(pidFile, `${process.pid}\n${clusterDir}\n1700000000\n${first.port}\n\n127.0.0.1\n\n`)
    const second = await start()
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('brings the server back on the same port when it is killed', async () => {
    const onError = vi.fn()
    const postgres = await start({ onError })
    const pool = openPool({ connectionString: postgres.connectionString, max: 2, applicationName: 'test' })
    await pool.query('create table revived as select 42 as answer')
    process.kill(await postmasterPid(), 'SIGKILL')
    await expect.poll(async () => (await pool.query('select answer from revived')).rows).toEqual([{ answer: 42 }])
    await pool.end()
  })

  it('stops at once although clients are connected and busy', async () => {
    const postgres = await start()
    const sleeping = query(postgres.connectionString, 'select pg_sleep(60)')
    const ended = sleeping.catch(String)
    await vi.waitFor(async () => {
      const busy = await query(
        postgres.adminConnectionString,
        `select from pg_stat_activity where query ~ '^select pg_sleep'`,
      )
      expect(busy).toHaveLength(1)
    })
    await postgres.stop()
    expect(await ended).toMatch(/terminat/)
    await expect(query(postgres.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('refuses a port that somebody else has', async () => {
    const taken = Number(new URL(inject('testPostgres').connectionString).port)
    await expect(start({ port: taken })).rejects.toThrow(`Port ${taken} is taken`)
  })

  it('makes a directory with nothing in it but cluster and passwords, though an earlier try was interrupted', async () => {
    expect(new Set(await readdir(dataDir))).toEqual(new Set(['cluster', 'passwords.json']))
    expect((await stat(clusterPaths(dataDir).passwordsFile)).mode & 0o777).toBe(0o600)
  })
})

describe('a damaged data directory', () => {
  it.each([
    ['an incomplete cluster', 'cluster/global/pg_control', undefined, 'not a complete PostgreSQL cluster'],
    ['a cluster of another version', 'cluster/PG_VERSION', '15\n', 'made by PostgreSQL 15, and this is 18'],
    ['a broken control file', 'cluster/global/pg_control', 'nonsense', 'did not start'],
    ['lost passwords', 'passwords.json', undefined, 'Restore both'],
    ['broken passwords', 'passwords.json', '{"admin":', 'passwords.json is damaged'],
    ['passwords of another cluster', 'passwords.json', JSON.stringify(OTHER_PASSWORDS), 'does not fit'],
  ])('is refused in plain words: %s', async (_, name, content, message) => {
    const path = join(dataDir, name)
    await rename(path, `${path}.kept`)
    if (content !== undefined) await writeFile(path, content)
    const error = await startEmbeddedPostgres({ dataDir }).catch((thrown: unknown) => thrown)
    await rename(`${path}.kept`, path)
    expect(String(error)).toMatch(/^ClusterError: /)
    expect(String(error)).toContain(message)
  })
})
