import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { csvLine } from '@tahanan/catalog/import/csv-line.ts'
import type { BatchOutcome } from '@tahanan/catalog/import/import-batch.ts'
import type { ColumnMapping } from '@tahanan/catalog/import/map-columns.ts'

const SHOWN = 10

/** Collects what a run has to say: rejects go to their file as they come, counts and a few examples are kept. */
export class ImportReport {
  readonly #rejectsFile: string
  #headers: readonly string[] = []
  #rejects: WriteStream | undefined
  readonly #counts = { notes: new Map<string, number>(), reasons: new Map<string, number>() }
  readonly #warnings: string[] = []
  #warned = 0

  constructor(rejectsFile: string) {
    this.#rejectsFile = rejectsFile
  }

  mapping(headers: readonly string[], { columns, unused }: ColumnMapping): void {
    this.#headers = headers
    console.log('Columns:')
    for (const [field, column] of columns) console.log(`  ${field.padEnd(24)} ← ${headers[column]}`)
    if (unused.length > 0) console.log(`  not read: ${unused.join(', ')}`)
  }

  async add(outcomes: readonly BatchOutcome[]): Promise<void> {
    for (const { line, kind, cells, reason, notes, warnings } of outcomes) {
      for (const note of notes) count(this.#counts.notes, note)
      for (const warning of warnings) {
        this.#warned += 1
        if (this.#warnings.length < SHOWN) this.#warnings.push(`line ${line}: ${warning}`)
      }
      if (kind !== 'rejected') continue
      count(this.#counts.reasons, reason.replace(/line \d+/, 'line …'))
      await this.#reject(csvLine([line, reason, ...cells]))
    }
  }

  async #reject(record: string): Promise<void> {
    if (this.#rejects === undefined) {
      this.#rejects = createWriteStream(this.#rejectsFile)
      await once(this.#rejects, 'open')
      this.#rejects.write(csvLine(['line', 'reason', ...this.#headers]))
    }
    if (!this.#rejects.write(record)) await once(this.#rejects, 'drain')
  }

  async print(): Promise<void> {
    printCounts('How rows were understood', this.#counts.notes)
    if (this.#warnings.length > 0) {
      console.log(`Taken, though unlikely (${this.#warned} in all):`)
      for (const warning of this.#warnings) console.log(`  ${warning}`)
      if (this.#warned > SHOWN) console.log(`  … and ${this.#warned - SHOWN} more`)
    }
    printCounts('Rejected', this.#counts.reasons)
    if (this.#rejects === undefined) return
    const rejects = this.#rejects
    rejects.end()
    await once(rejects, 'finish')
    console.log(`Rejected rows: ${this.#rejectsFile} (mend them there and import that file)`)
  }
}

/** A file may have as many different reasons as rows; those beyond the first thousand are counted together. */
function count(counts: Map<string, number>, text: string): void {
  const key = counts.size < 1_000 || counts.has(text) ? text : 'other reasons'
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function printCounts(title: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size === 0) return
  console.log(`${title}:`)
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  for (const [text, times] of sorted.slice(0, SHOWN)) console.log(`  ${String(times).padStart(6)} × ${text}`)
  const rest = sorted.slice(SHOWN).reduce((sum, [, times]) => sum + times, 0)
  if (rest > 0) console.log(`  ${String(rest).padStart(6)} × others`)
}
