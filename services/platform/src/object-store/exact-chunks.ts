import type { Readable } from 'node:stream'

/** The stream's chunks. @throws as soon as they are more than announced, and when they end before */
export async function* exactChunks(stream: Readable, sizeBytes: number): AsyncGenerator<Buffer> {
  let seenBytes = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    seenBytes += bytes.length
    if (seenBytes > sizeBytes) break
    yield bytes
  }
  if (seenBytes !== sizeBytes) {
    throw new RangeError(`The stream brought ${seenBytes > sizeBytes ? 'more' : 'less'} than ${sizeBytes} bytes.`)
  }
}
