import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@tahanan/platform/http/listen.ts'
import { expect, test } from 'vitest'
import { checkFolder } from './check-folder.mjs'
import { checkPort } from './check-port.mjs'
import { findRemedy } from './find-remedy.mjs'

const remedyOf = (work: Promise<void>) => work.then(() => 'it worked', findRemedy)

test('a port that is taken', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await remedyOf(checkPort(port))).toMatch(/^Port \d+ is in use/)
  server.close()
  await once(server, 'close')
  expect(await remedyOf(checkPort(port))).toBe('it worked')
})

test('a port of the server that is taken is one sentence with its variable, and no stack', async () => {
  const server = createHttpServer()
  const { port } = await listen(server, { port: 0, setting: 'METRICS_PORT' })
  const refused = listen(createHttpServer(), { port, setting: 'METRICS_PORT' }).then(() => 'it worked', findRemedy)
  expect(await refused).toBe(`Port ${port} cannot be opened: another program uses it. Set METRICS_PORT to a free one.`)
  server.close()
  await once(server, 'close')
})

test('a data folder is made, and left as it was', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tahanan-folder-'))
  await checkFolder(join(parent, 'a/b'))
  expect(await readdir(join(parent, 'a/b'))).toEqual([])
  await rm(parent, { recursive: true })
})

test('a file where the folder should be', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tahanan-folder-'))
  await writeFile(join(parent, 'data'), '')
  expect(await remedyOf(checkFolder(join(parent, 'data')))).toMatch(/is a file/)
  await rm(parent, { recursive: true })
})
