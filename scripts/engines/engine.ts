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
