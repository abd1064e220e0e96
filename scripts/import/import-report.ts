import type { BatchOutcome } from '@tahanan/catalog/import/import-batch.ts'
import type { ColumnMapping } from '@tahanan/catalog/import/map-columns.ts'
import { OUTCOME_TABLES } from '@tahanan/catalog/import/outcome-tables.ts'
import { CsvFile } from './csv-file.ts'

const SHOWN = 10

/** What a run has to say: a report of every row, the rejected rows to mend, and counts with a few examples on screen. */
export class ImportReport {
  readonly #report: CsvFile
  readonly #rejects: CsvFile
  readonly #notes = new Map<string, number>()
  readonly #reasons = new Map<string, number>()
  readonly #warnings: string[] = []
  #headers: readonly string[] = []
  #warned = 0

  constructor(files: { readonly reportFile: string; readonly rejectsFile: string }) {
    this.#report = new CsvFile(files.reportFile)
    this.#rejects = new CsvFile(files.rejectsFile)
  }

  mapping(headers: readonly string[], { columns, unused }: ColumnMapping): void {
    this.#headers = headers
    console.log('Columns:')
    for (const [field, column] of columns) console.log(`  ${field.padEnd(24)} ← ${headers[column]}`)
    if (unused.length > 0) console.log(`  not read: ${unused.join(', ')}`)
  }

  async add(outcomes: readonly BatchOutcome[]): Promise<void> {
    const { report, rejects } = OUTCOME_TABLES
    for (const outcome of outcomes) {
      const { line, kind, reason, notes, warnings } = outcome
      await this.#report.add(report.cells(outcome), report.header)
      for (const note of notes) count(this.#notes, note)
      for (const warning of warnings) {
        this.#warned += 1
        if (this.#warnings.length < SHOWN) this.#warnings.push(`line ${line}: ${warning}`)
      }
      if (kind !== 'rejected') continue
      count(this.#reasons, reason.replace(/line \d+/, 'line …'))
      await this.#rejects.add(rejects.cells(outcome), () => rejects.header(this.#headers))
    }
  }

  async print(): Promise<void> {
    printCounts('How rows were understood', this.#notes)
    if (this.#warnings.length > 0) {
      console.log(`Taken, though unlikely (${this.#warned} in all):`)
      for (const warning of this.#warnings) console.log(`  ${warning}`)
      if (this.#warned > SHOWN) console.log(`  … and ${this.#warned - SHOWN} more`)
    }
    printCounts('Rejected', this.#reasons)
    await this.#report.close()
    await this.#rejects.close()
    if (!this.#report.isEmpty) console.log(`Every row: ${this.#report.path}`)
    if (!this.#rejects.isEmpty)
      console.log(`Rejected rows: ${this.#rejects.path} (mend them there, then import that file)`)
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
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1])
  for (const [text, times] of sorted.slice(0, SHOWN)) console.log(`  ${String(times).padStart(6)} × ${text}`)
  const rest = sorted.slice(SHOWN).reduce((sum, [, times]) => sum + times, 0)
  if (rest > 0) console.log(`  ${String(rest).padStart(6)} × others`)
}
