import { join } from 'node:path'

/** A server that the distributed deployment needs, as a developer's machine runs it without Docker. */
export interface Engine {
  readonly name: string
  /** What a running one has on its command line; a process without it is not ours, whatever its pid file says. */
  readonly commandMark: string
  readonly port: number
  /** The settings that lead to it. */
  readonly variables: Readonly<Record<string, string>>
  /**
   * Downloads what is missing and answers how to start it.
   *
   * @throws MissingTool when this machine lacks something that only its owner can install
   */
  prepare(): Promise<EngineCommand>
}

export interface EngineCommand {
  readonly program: string
  readonly programArguments: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

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

/** Something has to be installed before an engine can run; the message says what, and how. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool'
}
