import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { csvRecord } from './csv-record.ts'

type Cells = readonly (string | number)[]

/** A CSV file that appears with its first record, written as fast as the disk takes it. */
export class CsvFile {
  readonly path: string
  #stream: WriteStream | undefined

  constructor(path: string) {
    this.path = path
  }

  get isEmpty(): boolean {
    return this.#stream === undefined
  }

  /** `header` is asked for once, before the first record. */
  async add(record: Cells, header: () => Cells): Promise<void> {
    if (this.#stream === undefined) {
      this.#stream = createWriteStream(this.path)
      await once(this.#stream, 'open')
      this.#stream.write(csvRecord(header()))
    }
    if (!this.#stream.write(csvRecord(record))) await once(this.#stream, 'drain')
  }

  async close(): Promise<void> {
    if (this.#stream === undefined) return
    this.#stream.end()
    await once(this.#stream, 'finish')
  }
}
