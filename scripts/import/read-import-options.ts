import { parseArgs } from 'node:util'
import { IMPORT_FIELDS, type ImportField, isImportField } from '@tahanan/contracts/import/import-field.ts'

export interface ImportCommand {
  readonly file: string
  readonly dryRun: boolean
  readonly keyHeader: string | undefined
  readonly columns: ReadonlyMap<string, string>
  readonly defaults: ReadonlyMap<ImportField, string>
  readonly reportFile: string
  readonly rejectsFile: string
}

export const USAGE = `Usage: npm run import -- listings FILE.csv [options]

  --dry-run               read, check and report; write nothing
  --map FIELD=COLUMN      take a field from a column that its name does not tell
  --default FIELD=VALUE   fill a field where the file has no column or an empty cell
  --key COLUMN            the column that names a row for good (otherwise its whole content does)
  --report FILE           what became of every row (FILE.report.csv)
  --rejects FILE          rejected rows with their reasons (FILE.rejects.csv)

Fields: ${IMPORT_FIELDS.join(', ')}`

/** The command line, or every problem of it, a line each. */
export function readImportOptions(args: readonly string[]): ImportCommand | readonly string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      map: { type: 'string', multiple: true, default: [] },
      default: { type: 'string', multiple: true, default: [] },
      key: { type: 'string' },
      report: { type: 'string' },
      rejects: { type: 'string' },
    },
  })
  const [noun, file, ...others] = positionals
  if (noun !== 'listings' || file === undefined || others.length > 0) return [USAGE]
  const problems: string[] = []
  const columns = new Map<string, string>()
  for (const pair of values.map) {
    const [field, column] = split(pair)
    if (column === undefined) problems.push(`--map ${pair}: write it as FIELD=COLUMN.`)
    else columns.set(field, column)
  }
  const defaults = new Map<ImportField, string>()
  for (const pair of values.default) {
    const [field, value] = split(pair)
    if (value === undefined) problems.push(`--default ${pair}: write it as FIELD=VALUE.`)
    else if (!isImportField(field)) problems.push(`--default ${pair}: fields are ${IMPORT_FIELDS.join(', ')}.`)
    else defaults.set(field, value)
  }
  if (problems.length > 0) return problems
  const base = file.replace(/\.csv$/i, '')
  const reportFile = values.report ?? `${base}.report.csv`
  const rejectsFile = values.rejects ?? `${base}.rejects.csv`
  return { file, dryRun: values['dry-run'], keyHeader: values.key, columns, defaults, reportFile, rejectsFile }
}

function split(pair: string): [string, string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
