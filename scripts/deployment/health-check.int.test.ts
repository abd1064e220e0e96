import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { freePort } from '@tahanan/platform/postgres-cluster/free-port.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const DOCKERFILE = new URL('../../deploy/Dockerfile', import.meta.url)

/** Exit status of the image's health check where METRICS_PORT is `port`. */
async function check(port: number): Promise<number> {
  const [, command = ''] = /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync(DOCKERFILE, 'utf8')) ?? []
  const [program = '', option = '', script = ''] = z.array(z.string()).parse(JSON.parse(command))
  const child = execFile(program, [option, `METRICS_PORT=${port}; ${script}`])
  await once(child, 'exit')
  return child.exitCode ?? -1
}

test('the image asks itself whether it is ready: healthy is 200, and nothing else', async () => {
  let status = 200
  const paths: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    paths.push(url)
    answer.writeHead(status).end('{}')
  })
  const port = await freePort()
  expect(await check(port)).toBe(1)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    expect(await check(port)).toBe(0)
    status = 503
    expect(await check(port)).toBe(1)
    expect(paths).toEqual(['/readyz', '/readyz'])
  } finally {
    server.close()
  }
})
