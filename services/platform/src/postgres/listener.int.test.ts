import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openListener } from './listener.ts'
import type { Listener, OnNotify } from './listener.ts'
import { createTestDatabase, type TestDatabase } from './test-database.fixture.ts'

let database: TestDatabase
let listener: Listener | undefined

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(() => listener?.close())

function open(): Listener {
  listener = openListener({ connectionString: database.connectionString, applicationName: 'under test' })
  return listener
}

const notify = (channel: string, payload: string) => database.pool.query('select pg_notify($1, $2)', [channel, payload])
const cutConnections = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'under test'`)

describe('openListener', () => {
  it('calls back once connected, then for each notification of its channel', async () => {
    const onNotify = vi.fn<OnNotify>()
    open().listen('Odd channel', onNotify)
    await expect.poll(() => onNotify.mock.calls).toEqual([[undefined]])
    await notify('another', 'no')
    await notify('Odd channel', 'yes')
    await notify('Odd channel', '')
    await expect.poll(() => onNotify.mock.calls).toEqual([[undefined], ['yes'], ['']])
  })

  it('serves a channel that is added while connected', async () => {
    const first = vi.fn<OnNotify>()
    const second = vi.fn<OnNotify>()
    open().listen('first', first)
    await expect.poll(() => first).toHaveBeenCalled()
    listener?.listen('second', second)
    await expect.poll(() => second.mock.calls).toEqual([[undefined]])
    await notify('second', 'x')
    await expect.poll(() => second.mock.calls).toEqual([[undefined], ['x']])
  })

  it('connects again when the connection is cut, and calls back for what may have been missed', async () => {
    const onNotify = vi.fn<OnNotify>()
    open().listen('channel', onNotify)
    await expect.poll(() => onNotify).toHaveBeenCalledTimes(1)
    await cutConnections()
    await expect.poll(() => onNotify.mock.calls).toEqual([[undefined], [undefined]])
    await notify('channel', 'again')
    await expect.poll(() => onNotify).toHaveBeenLastCalledWith('again')
  })

  it('tells a stopped listener nothing', async () => {
    const stopped = vi.fn<OnNotify>()
    const going = vi.fn<OnNotify>()
    const stop = open().listen('channel', stopped)
    listener?.listen('channel', going)
    await expect.poll(() => stopped).toHaveBeenCalled()
    await expect.poll(() => going).toHaveBeenCalled()
    stop()
    stopped.mockClear()
    await notify('channel', 'x')
    await expect.poll(() => going).toHaveBeenLastCalledWith('x')
    expect(stopped).not.toHaveBeenCalled()
  })
})
