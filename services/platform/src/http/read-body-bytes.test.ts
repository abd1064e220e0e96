import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readBodyBytes } from './read-body-bytes.ts'

test('a body that does not come to its end in time is given up, and the connection with it', async () => {
  const request = new IncomingMessage(new Socket())
  request.push('{"name":')
  await expect(readBodyBytes(request, 1_000, 20)).rejects.toMatchObject({
    status: 408,
    code: 'timeout',
    headers: { Connection: 'close' },
  })
})

test('a body in time', async () => {
  const request = new IncomingMessage(new Socket())
  request.push('{}')
  request.push(null)
  expect(String(await readBodyBytes(request, 1_000))).toBe('{}')
})
