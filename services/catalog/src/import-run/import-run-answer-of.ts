import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import type { ImportRun } from './import-run.ts'

/** A run as staff see it: all but where its file lies. */
export function importRunAnswerOf(run: ImportRun): ImportAnswer {
  const { id, version, state, account, columns, mapping, defaults, counts, cause } = run
  return {
    id,
    version,
    file_name: run.fileName,
    size_bytes: run.sizeBytes,
    state,
    account,
    headers: [...run.headers],
    columns,
    mapping,
    defaults,
    key_column: run.keyHeader,
    counts,
    progress: Math.min(run.bytesDone / run.sizeBytes, 1),
    cause,
    created_at: run.createdAt.toISOString(),
    updated_at: run.updatedAt.toISOString(),
  }
}
