import { pipeline } from 'node:stream/promises'
import { CsvError, type Info, parse, type Parser } from 'csv-parse'

/** The file as a whole cannot be imported; the message says why and what to do. */
export class UnreadableFile extends Error {
  override readonly name: string = 'UnreadableFile'
}

/** It holds no row. */
export class NoRows extends UnreadableFile {
  override readonly name = 'NoRows'
}

/** Why a row cannot be taken, in words of the dashboard; `message` goes into the rejects file. */
export class RowProblem extends Error {
  override readonly name = 'RowProblem'
}

const CANDIDATES = [',', ';', '\t', '|'] as const

/** A record of the file: the line it starts on, counted from 1, and its cells. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

const MAX_RECORD_CHARS = 1_000_000
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const AS_CSV = 'Save it as "CSV UTF-8" in your spreadsheet program and try again.'

/**
 * Records of a CSV file, the header first, one at a time, so that memory stays flat. UTF-8 with or without a byte
 * order mark; comma, semicolon, tab or bar. Throws `UnreadableFile` for other encodings and broken quoting.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  const parser = await openParser(source)
  const records: AsyncIterable<{ readonly record: readonly string[]; readonly info: Info }> = parser
  try {
    for await (const { record, info } of records) {
      if (record.some((cell) => cell.includes('\0'))) throw new UnreadableFile('The file is no CSV file.')
      const inner = record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
      yield { line: info.lines - inner, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`The file cannot be read as CSV: ${error.message}`)
  } finally {
    parser.destroy()
  }
}

async function openParser(source: AsyncIterable<Uint8Array>): Promise<Parser> {
  const text = decode(source)
  const first = await text.next()
  const start = first.done === true ? '' : first.value
  const parser = parse({
    info: true,
    bom: true,
    delimiter: sniffDelimiter(start),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD_CHARS,
  })
  // What goes wrong on either side ends the parser, and so reaches who reads it.
  pipeline(startingWith(start, text), parser).catch(() => undefined)
  return parser
}

async function* startingWith(start: string, rest: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield start
  yield* rest
}

async function* decode(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isWorkbook: boolean | undefined
  try {
    for await (const chunk of source) {
      isWorkbook ??= ZIP.every((byte, index) => chunk[index] === byte)
      if (isWorkbook) throw new UnreadableFile(`The file is a workbook (.xlsx, .ods). ${AS_CSV}`)
      yield decoder.decode(chunk, { stream: true })
    }
    const rest = decoder.decode()
    if (rest !== '') yield rest
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile(`The file is not UTF-8. ${AS_CSV}`)
  }
}

/** The delimiter of a file by its header line: whatever stands there most often outside of quotes. */
function sniffDelimiter(start: string): string {
  const header = (/^[^\r\n]*/.exec(start)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = CANDIDATES.map((candidate) => header.split(candidate).length - 1)
  return CANDIDATES[counts.indexOf(Math.max(...counts))] ?? ','
}
