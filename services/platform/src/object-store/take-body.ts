import { exactChunks } from './exact-chunks.ts'
import type { ObjectBody } from './object-store.ts'

/**
 * All of a body, at most 10 MB (decision 92 bounds uploads). S3 signs the whole of an object before its first byte, and
 * would keep a shorter one than announced waiting for the rest.
 */
export async function takeBody(body: ObjectBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const chunks: Buffer[] = []
  for await (const chunk of exactChunks(body.stream, body.sizeBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
