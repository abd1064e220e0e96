import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename } from 'node:path'
import { Stream, Writable } from 'node:stream'
import type { BodyKind } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { errors, type File, type Part } from 'formidable'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import { z } from 'zod'
import { storageProblem } from '../file/storage-problem.ts'
import type { TemporaryFolder } from '../file/temporary-folder.ts'
import {
  InvalidInput,
  PayloadTooLarge,
  Problem,
  RequestAborted,
  RequestTimeout,
  UnsupportedMediaType,
} from '../problem/problem.ts'

export interface BodyRules {
  readonly kind: BodyKind
  /** Of the whole body; 413 above. */
  readonly maxBytes: number
  /** Of each file: what is larger is cut there, and says so. */
  readonly maxFileBytes: number
  /** Where files lie during the call; needed where the kind is `files`. */
  readonly folder: TemporaryFolder | undefined
}

/** How slowly a body may arrive: within `graceMs`, and a second more for each `bytesPerSecond` that have come. */
export interface BodyRate {
  readonly graceMs: number
  readonly bytesPerSecond: number
}

export interface ReceivedBody {
  /** As far as a schema can take over; an absent body is `{}`. */
  readonly value: unknown
  /** Removes what the body takes up beside memory: its files. */
  release(): Promise<void>
}

/** Of JSON beside files, and of all texts of a form together: they are held in memory. */
const MAX_TEXT_BYTES = 1024 * 1024
const MAX_FIELDS = 200
/** A file more than is taken, so that a schema sees that there were too many. */
const MAX_FILES = UPLOAD_LIMITS.files + 1
const CHECK_RATE_MS = 250
const WANTED: Readonly<Record<BodyKind, string>> = {
  json: 'Send JSON, with Content-Type: application/json.',
  form: 'Send a form (multipart/form-data or application/x-www-form-urlencoded) or JSON (application/json).',
  files: 'Send a form (multipart/form-data), or JSON (application/json) without files.',
}
/** A decoder puts this where bytes are no UTF-8. Who means it writes `\ufffd`. */
const NOT_UTF8 = '\ufffd'

/**
 * Receives the body of a request: JSON, or where the kind says so a form (a plain one where it brings no files), whose fields are texts, or lists of texts where
 * a name ends in `[]` (dropped) or comes more than once, and lists of files under the name that was sent. Each file goes
 * to the folder while it arrives, so that memory stays flat however many there are. A form may come as JSON where it
 * brings no file (decision 89).
 *
 * @throws InvalidInput, PayloadTooLarge, UnsupportedMediaType, RequestAborted, RequestTimeout, Unavailable
 */
export async function receiveBody(ctx: Context, rules: BodyRules, rate: BodyRate): Promise<ReceivedBody> {
  const { req } = ctx
  if (!hasBody(req)) return { value: {}, release: async () => {} }
  const isForm = rules.kind !== 'json' && ctx.is('multipart/form-data') !== false
  const isPlainForm = rules.kind === 'form' && ctx.is('urlencoded') === 'urlencoded'
  if (!isForm && !isPlainForm && ctx.is('application/json') === false)
    throw new UnsupportedMediaType(WANTED[rules.kind])
  // A compressed body could grow without limit.
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new UnsupportedMediaType('Compressed bodies are not read. Send it without Content-Encoding.')
  const refusal = new AbortController()
  const watch = watchRate(req, rules.maxBytes, rate, refusal)
  try {
    return isForm ? await receiveForm(ctx, rules, refusal) : await receiveJson(ctx, rules, refusal.signal)
  } finally {
    clearInterval(watch)
  }
}

/** Whether a body follows the headers (RFC 9112 §6.3); a length of 0 is none. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Refuses who sends too slowly, or much more than the parsers counted: preambles, headers of parts. */
function watchRate(
  request: IncomingMessage,
  maxBytes: number,
  rate: BodyRate,
  refusal: AbortController,
): NodeJS.Timeout {
  const { socket } = request
  const startBytes = socket.bytesRead
  // By turns: while this process is held up, what has arrived lies unread, which is not the sender's doing.
  let elapsedMs = 0
  return setInterval(() => {
    elapsedMs += CHECK_RATE_MS
    const bytes = socket.bytesRead - startBytes
    if (bytes > maxBytes + MAX_TEXT_BYTES) refusal.abort(new PayloadTooLarge(maxBytes))
    const allowedMs = rate.graceMs + (bytes / rate.bytesPerSecond) * 1000
    if (elapsedMs > allowedMs) refusal.abort(new RequestTimeout())
  }, CHECK_RATE_MS)
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function receiveJson(ctx: Context, { kind, maxBytes }: BodyRules, signal: AbortSignal): Promise<ReceivedBody> {
  const limit = kind === 'files' ? MAX_TEXT_BYTES : maxBytes
  const read = koaBody({
    jsonLimit: limit,
    formLimit: limit,
    jsonStrict: false,
    includeUnparsed: true,
    jsonTypes: ['application/json'],
  })
  try {
    await Promise.race([read(ctx, async () => {}), rejection(signal)])
  } catch (error) {
    throw jsonProblem(error, limit)
  }
  const raw: unknown = ctx.request.rawBody
  if (raw === '') throw new InvalidInput({ body: ['This is not JSON. Send one JSON object.'] })
  if (typeof raw === 'string' && raw.includes(NOT_UTF8)) throw notUtf8()
  return { value: ctx.request.body, release: async () => {} }
}

function notUtf8(): InvalidInput {
  return new InvalidInput({ body: ['This is not UTF-8. Send one JSON object.'] })
}

function jsonProblem(error: unknown, limitBytes: number): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof SyntaxError) {
    const isText = !('body' in error && typeof error.body === 'string' && error.body.includes(NOT_UTF8))
    return isText ? new InvalidInput({ body: ['This is not JSON. Send one JSON object.'] }) : notUtf8()
  }
  const type = 'type' in error ? error.type : undefined
  if (type === 'entity.too.large') return new PayloadTooLarge(limitBytes)
  if (type === 'request.aborted' || type === 'request.size.invalid') return new RequestAborted({ cause: error })
  return error
}

interface FormFile {
  readonly path: string
  /** Counted in all, also what was thrown away. */
  arrivedBytes: number
  stream?: WriteStream
}

async function receiveForm(ctx: Context, rules: BodyRules, refusal: AbortController): Promise<ReceivedBody> {
  const { maxBytes, maxFileBytes, folder } = rules
  if (Number(ctx.req.headers['content-length'] ?? 0) > maxBytes) throw new PayloadTooLarge(maxBytes)
  const files = new Map<Stream, FormFile>()
  const byName = new Map<string, FormFile>()
  let refused: string | undefined
  let arrivedBytes = 0

  /** The part without what goes beyond the limit of a file, and without anything once the form was refused. */
  function limitPart(part: Part, file: FormFile): Part {
    const { name, originalFilename, mimetype } = part
    const limited = Object.assign(new Stream(), {
      name,
      originalFilename,
      mimetype: mimetype ?? 'application/octet-stream',
    })
    part.on('data', (chunk: Buffer) => {
      const left = Math.max(0, maxFileBytes - file.arrivedBytes)
      file.arrivedBytes += chunk.length
      if (left > 0 && !refusal.signal.aborted) limited.emit('data', chunk.subarray(0, left))
    })
    part.on('end', () => limited.emit('end'))
    return limited
  }

  const read = koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    formidable: {
      filename: (_name, _ending, part) => basename(files.get(part)?.path ?? ''),
      fileWriteStreamHandler: (opened) => {
        const file = byName.get(opened?.toJSON().newFilename ?? '')
        if (file === undefined || refusal.signal.aborted)
          return new Writable({ write: (_chunk, _encoding, done) => done() })
        return (file.stream = createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
      },
      hashAlgorithm: 'sha256',
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFiles: MAX_FILES,
      maxFileSize: maxBytes,
      maxFields: MAX_FIELDS,
      maxFieldsSize: Math.min(maxBytes, MAX_TEXT_BYTES),
      // A part is a file where it has a file's name, whatever its type; some clients leave an empty name out.
      onPart(part, handle) {
        if (part.originalFilename === null && part.mimetype !== 'application/octet-stream')
          return handle(Object.assign(part, { mimetype: null }))
        part.on('data', ({ length }: Buffer) => {
          arrivedBytes += length
          if (arrivedBytes > maxBytes) refusal.abort(new PayloadTooLarge(maxBytes))
        })
        if (folder === undefined || rules.kind !== 'files') refused ??= part.name ?? 'body'
        else if (files.size < MAX_FILES && !refusal.signal.aborted) {
          const file: FormFile = { path: folder.newPath(), arrivedBytes: 0 }
          const limited = limitPart(part, file)
          files.set(limited, file)
          byName.set(basename(file.path), file)
          handle(limited)
        }
      },
    },
  })
  try {
    await Promise.race([read(ctx, async () => {}), rejection(refusal.signal)])
    // Formidable takes a file whose last write failed for a whole one.
    for (const { stream } of files.values()) if (stream?.errored) throw stream.errored
    if (refused !== undefined) throw new InvalidInput({ [refused]: ['Files are not taken here.'] })
    const arrived = [...byName.keys()]
    const byArrival = (a: File, b: File) => arrived.indexOf(a.newFilename) - arrived.indexOf(b.newFilename)
    const value = formValue(textsSchema.parse(ctx.request.body), ctx.request.files, byArrival, (sent) => {
      const { path = '', arrivedBytes: sentBytes = 0 } = byName.get(sent.newFilename) ?? {}
      const name = plainFileName(sent.originalFilename ?? '')
      return new UploadedFile({
        name,
        path,
        sizeBytes: sent.size,
        hash: String(sent.hash),
        isCut: sentBytes > maxFileBytes,
      })
    })
    return { value, release }
  } catch (error) {
    refusal.abort(error)
    await release()
    throw formProblem(error, Math.min(maxBytes, MAX_TEXT_BYTES))
  }

  async function release(): Promise<void> {
    for (const { path, stream } of files.values()) {
      if (stream?.closed === false) {
        await new Promise<void>((resolve) => {
          stream.once('close', resolve).destroy()
        })
      }
      await rm(path, { force: true })
    }
  }
}

const textsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

type OneOrMore<Item> = Item | Item[]

function formValue(
  texts: Readonly<Record<string, OneOrMore<string>>>,
  files: Readonly<Record<string, OneOrMore<File>>> | undefined,
  byArrival: (a: File, b: File) => number,
  toUpload: (file: File) => UploadedFile,
): unknown {
  const values = new Map<string, string | (string | UploadedFile)[]>()
  for (const [sentName, sent] of Object.entries(texts)) {
    const isList = sentName.endsWith('[]')
    const name = isList ? sentName.slice(0, -2) : sentName
    const all = [values.get(name) ?? [], sent].flat()
    const [only = ''] = all
    values.set(name, all.length === 1 && !isList && typeof only === 'string' ? only : all)
  }
  for (const [name, sent] of Object.entries(files ?? {})) {
    // Formidable lists them as they are written, which a large one is last. Among them may be what a browser sends for a
    // file field in which nobody has chosen a file.
    const chosen = [sent].flat().toSorted(byArrival).map(toUpload)
    const some = chosen.filter((file) => file.name !== NO_FILE_NAME || file.sizeBytes > 0)
    const earlier = values.get(name) ?? []
    if (some.length > 0) values.set(name, [...(typeof earlier === 'string' ? [earlier] : earlier), ...some])
  }
  return Object.fromEntries(values)
}

function formProblem(error: unknown, textLimitBytes: number): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === errors.aborted) return new RequestAborted({ cause: error })
  if (code === errors.maxFieldsSizeExceeded) return new PayloadTooLarge(textLimitBytes)
  if (code === errors.maxFieldsExceeded) return new InvalidInput({ body: [`Send at most ${MAX_FIELDS} fields.`] })
  if (typeof code === 'number')
    return new InvalidInput({ body: ['This is not a whole form. Send multipart/form-data.'] })
  return storageProblem(error)
}

/** Control characters, what turns the direction of the text around it, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What a file is called that has no name. */
const NO_FILE_NAME = 'unnamed'

const MAX_LENGTH = 80
const ENDING_LENGTH = 12

/** A sender's name for a file, fit to be shown: without its path, on one line, 80 characters at most. */
export function plainFileName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim()
  const characters = [...name]
  if (characters.length === 0 || name === '.' || name === '..') return NO_FILE_NAME
  if (characters.length <= MAX_LENGTH) return name
  const beginning = characters.slice(0, MAX_LENGTH - ENDING_LENGTH - 1)
  return `${beginning.join('')}…${characters.slice(-ENDING_LENGTH).join('')}`
}
