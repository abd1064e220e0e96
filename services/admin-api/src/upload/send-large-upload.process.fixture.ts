import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A sender in a process of its own: `node … ADDRESS TOKEN PHOTO COUNT` sends the photo so many times in one form, each
 * time with other bytes behind its end, and prints the status and the answer.
 */
const [, , address = '', token = '', photo = '', count = ''] = process.argv
const bytes = await readFile(photo)
const sending = request(address, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
})
const answered = once(sending, 'response')

async function write(chunk: string | Buffer): Promise<void> {
  if (!sending.write(chunk)) await once(sending, 'drain')
}

for (let index = 0; index < Number(count); index += 1) {
  await write(`--b\r\nContent-Disposition: form-data; name="image[]"; filename="${index}.jpg"\r\n\r\n`)
  await write(bytes)
  await write(randomBytes(16))
  await write('\r\n')
}
sending.end('--b--\r\n')
const [response] = await answered
process.stdout.write(`${response.statusCode} ${await text(response)}`)
