import { join } from 'node:path'

/** Where an engine keeps what it needs and what it writes. */
export interface EngineFolder {
  /** Programs and libraries: survives a reset. */
  readonly programs: string
  readonly data: string
  readonly log: string
  readonly pidFile: string
}

export function engineFolder(root: string, name: string): EngineFolder {
  const folder = join(root, name)
  return {
    programs: join(folder, 'programs'),
    data: join(folder, 'data'),
    log: join(folder, 'log.txt'),
    pidFile: join(folder, 'pid'),
  }
}
