import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { UPLOAD_LIMITS, UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { addFormText } from '../http/add-form-text.ts'
import type { Release } from '../http/body-reader.ts'
import { InvalidInput } from '../problem/invalid-input.ts'
import { PayloadTooLarge } from '../problem/payload-too-large.ts'
import { Problem } from '../problem/problem.ts'
import { brokenForm } from './broken-form.ts'
import { feedParser } from './feed-parser.ts'
import type { FileSpool } from './file-spool.ts'
import { NO_FILE_NAME, plainFileName } from './plain-file-name.ts'

export interface ReceiveOptions {
  readonly spool: FileSpool
  /** Of the whole body. */
  readonly limitBytes: number
  /** Of each file: what is larger is cut there, and says so. */
  readonly maxFileBytes: number
  readonly releases: Release[]
}

/** Of all texts together: they are held in memory. */
const MAX_TEXT_LENGTH = 1024 * 1024

const LIMITS = {
  fields: 200,
  // One file more than is taken, so that a schema sees that there were too many.
  files: UPLOAD_LIMITS.files + 1,
  parts: 250,
  fieldSize: MAX_TEXT_LENGTH,
  headerPairs: 20,
  headerSize: 8192,
}

/**
 * The fields of a multipart body, texts as `addFormText` has them and files as a list under the name that was sent.
 *
 * @throws InvalidInput, PayloadTooLarge, RequestAborted, Unavailable
 */
export async function receiveForm(request: IncomingMessage, options: ReceiveOptions): Promise<unknown> {
  const values = new Map<string, string | (string | UploadedFile)[]>()
  const files: { readonly name: string; readonly received: Promise<UploadedFile> }[] = []
  const arriving = new Set<BusboyFileStream>()
  const useless = new AbortController()
  const parser = createParser(request, options.maxFileBytes)

  let textLength = 0
  parser.on('field', (name, text, _nameIsCut, isCut) => {
    textLength += text.length
    if (isCut || textLength > MAX_TEXT_LENGTH) useless.abort(new PayloadTooLarge(MAX_TEXT_LENGTH))
    else addFormText(values, name, text)
  })
  parser.on('fieldsLimit', () => useless.abort(new InvalidInput({ body: [`Send at most ${LIMITS.fields} fields.`] })))
  parser.on('file', (name, stream, sentName) => {
    arriving.add(stream)
    const received = receiveFile(stream, sentName, options)
    received.catch((error: unknown) => useless.abort(error instanceof Problem ? error : brokenForm()))
    files.push({ name, received })
  })
  try {
    await feedParser(request, parser, options.limitBytes, useless.signal)
    for (const { name, received } of files) {
      const file = await received
      if (isNothingChosen(file)) continue
      const earlier = values.get(name) ?? []
      values.set(name, [...(typeof earlier === 'string' ? [earlier] : earlier), file])
    }
    return Object.fromEntries(values)
  } catch (error) {
    for (const stream of arriving) stream.destroy()
    await Promise.allSettled(files.map(({ received }) => received))
    throw error
  }
}

/** What a browser sends for a file field in which nobody has chosen a file. */
function isNothingChosen({ name, sizeBytes }: UploadedFile): boolean {
  return name === NO_FILE_NAME && sizeBytes === 0
}

function createParser(request: IncomingMessage, maxFileBytes: number): BusboyInstance {
  const contentType = request.headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, fileSize: maxFileBytes },
    })
  } catch {
    // There is no boundary in the content type.
    request.resume()
    throw brokenForm()
  }
}

async function receiveFile(
  stream: BusboyFileStream,
  sentName: string | undefined,
  { spool, releases }: ReceiveOptions,
): Promise<UploadedFile> {
  const file = await spool.receive(stream)
  releases.push(() => spool.remove(file))
  return new UploadedFile({ ...file, name: plainFileName(sentName ?? ''), isCut: stream.truncated })
}
