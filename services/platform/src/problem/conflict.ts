import { Problem } from './problem.ts'

export type ConflictCode = 'stale' | 'in_use' | 'conflict' | 'own_account' | 'last_administrator' | 'rebuild_running'

/** 409: the state of the thing does not allow it. `extra` says what stands in the way (`latest`, `counts`). */
export class Conflict extends Problem {
  override readonly name = 'Conflict'

  constructor(code: ConflictCode, detail: string, extra: Readonly<Record<string, unknown>>) {
    super(409, code, detail, extra)
  }
}
