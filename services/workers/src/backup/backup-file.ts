import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { errorCode } from '@tahanan/platform/problem/error-code.ts'
import { z } from 'zod'

/*
 * A backup is what `psql` reads, compressed: a comment that says what it is, `copy … from stdin;` with the rows of each
 * table in PostgreSQL's own text form, `select setval(…);` for each sequence, and a comment with counts and checksum.
 */

const FORMAT = 1

const headerSchema = z.object({
  tahanan_backup: z.int(),
  taken_at: z.iso.datetime(),
  /** Of the schema `app`, applied when it was taken, by name and checksum. */
  migrations: z.array(z.string()).min(1),
})

export type BackupHeader = Pick<z.infer<typeof headerSchema>, 'taken_at' | 'migrations'>

const trailerSchema = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })

/** One table: its data in the text form of `copy`, in pieces of any length. */
export interface BackupTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly data: AsyncIterable<Uint8Array>
}

/** Rows by table. */
export type BackupCounts = Readonly<Record<string, number>>

interface BackupContent {
  readonly header: BackupHeader
  readonly tables: () => AsyncIterable<BackupTable>
  /** Asked for once every table is through. */
  readonly end: () => Promise<{ readonly sequences: Readonly<Record<string, string>>; readonly rows: BackupCounts }>
}

/** The file cannot be restored; the message says why. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup'
}

/**
 * Writes a backup, compressed, readable by us alone. It has its name once it is whole and on the disk; killed, it leaves
 * `FILE.….part` behind. `beforeName` runs in between. Answers its size in bytes.
 */
export async function writeBackupFile(
  file: string,
  content: BackupContent,
  signal: AbortSignal,
  beforeName: () => Promise<void> = async () => {},
): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID().slice(0, 8)}.part`
  const disk = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(linesOf(content), createGzip(), disk, { signal })
    await beforeName()
    await rename(part, file)
    return disk.bytesWritten
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function* linesOf({ header, tables, end }: BackupContent): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256')
  const hashed = (piece: Uint8Array): Uint8Array => {
    hash.update(piece)
    return piece
  }
  const line = (text: string) => Buffer.from(`${text}\n`)
  yield hashed(line(`-- ${JSON.stringify({ tahanan_backup: FORMAT, ...header })}`))
  for await (const { table, columns, data } of tables()) {
    yield hashed(line(`copy app.${table} (${columns.join(', ')}) from stdin;`))
    for await (const piece of data) yield hashed(piece)
    yield hashed(line(String.raw`\.`))
  }
  const { sequences, rows } = await end()
  for (const [name, value] of Object.entries(sequences)) yield hashed(line(`select setval('app.${name}', ${value});`))
  yield line(`-- ${JSON.stringify({ rows, sha256: hash.digest('hex') })}`)
}

const NAME = '[a-z_][a-z0-9_]*'
const COPY = new RegExp(`^copy app\\.(${NAME}) \\(((?:${NAME}(?:, )?)+)\\) from stdin;$`)
const SETVAL = new RegExp(`^select setval\\('app\\.(${NAME})', (\\d+)\\);$`)

/** What is done with a backup as it is read. */
interface BackupReader {
  readonly onHeader?: (header: BackupHeader) => Promise<void>
  /** Reads the data to its end. */
  readonly onTable: (table: BackupTable) => Promise<void>
  readonly onSequence?: (name: string, value: string) => Promise<void>
}

/**
 * Reads a backup from end to end, a piece at a time, and answers how many rows it says it has. What was read is known to
 * be whole only then.
 *
 * @throws UnusableBackup for what is no backup, is cut off or damaged, or of another format
 */
export async function readBackupFile(file: string, reader: BackupReader): Promise<BackupCounts> {
  const gunzip = createGunzip()
  const ending = new AbortController()
  const reading = pipeline(createReadStream(file), gunzip, { signal: ending.signal })
  reading.catch(() => {})
  const text = new BackupText(gunzip)
  try {
    const header = parseComment(headerSchema, await text.line())
    if (header === undefined) throw new UnusableBackup(`${file} is no backup of Tahanan.`)
    if (header.tahanan_backup !== FORMAT)
      throw new UnusableBackup(
        `${file} was written by another version of Tahanan, in a form that this one cannot read.`,
      )
    await reader.onHeader?.(header)
    for (;;) {
      const checksum = text.checksum()
      const line = await text.line()
      const [, table, columns] = COPY.exec(line ?? '') ?? []
      const [, sequence, value] = SETVAL.exec(line ?? '') ?? []
      const trailer = parseComment(trailerSchema, line)
      if (table !== undefined && columns !== undefined) {
        await reader.onTable({ table, columns: columns.split(', '), data: text.data() })
      } else if (sequence !== undefined && value !== undefined) await reader.onSequence?.(sequence, value)
      else if (trailer?.sha256 === checksum && (await text.line()) === undefined) return trailer.rows
      else throw new UnusableBackup(`${file} is cut off or damaged.`)
    }
  } catch (error) {
    if (/^Z_|ERR_STREAM_PREMATURE/.test(errorCode(error) ?? '')) {
      throw new UnusableBackup(`${file} is cut off or damaged, or no backup.`, { cause: error })
    }
    throw error
  } finally {
    ending.abort()
  }
}

function parseComment<Comment>(schema: z.ZodType<Comment>, line: string | undefined): Comment | undefined {
  if (line?.startsWith('-- {') !== true) return undefined
  try {
    return schema.safeParse(JSON.parse(line.slice(3))).data
  } catch {
    return undefined
  }
}

const NEW_LINE = 0x0a
const LONGEST_LINE = 1_000_000
const END = Buffer.from('\\.\n')
const END_BEHIND_ROW = Buffer.from('\n\\.\n')

/** Lines of a backup, and rows between them, with a checksum of what has been read. */
class BackupText {
  readonly #source: AsyncIterator<Buffer>
  readonly #hash: Hash = createHash('sha256')
  #rest = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  checksum(): string {
    return this.#hash.copy().digest('hex')
  }

  /** The next line; undefined at the end. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf(NEW_LINE)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > LONGEST_LINE || !(await this.#more())) return undefined
    }
  }

  /** The rows up to the line that ends them. */
  async *data(): AsyncGenerator<Buffer, void> {
    for (;;) {
      if (this.#rest.subarray(0, END.length).equals(END)) {
        this.#take(END.length)
        return
      }
      const end = this.#rest.indexOf(END_BEHIND_ROW)
      const rows = end >= 0 ? end + 1 : this.#rest.lastIndexOf(NEW_LINE) + 1
      // What is left begins a line, so that the end is seen however the pieces are cut.
      if (rows > 0) yield this.#take(rows)
      else if (!(await this.#more())) throw new UnusableBackup('The backup is cut off.')
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    this.#hash.update(taken)
    return taken
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next()
    if (next.done === true) return false
    this.#rest = Buffer.concat([this.#rest, next.value])
    return true
  }
}
