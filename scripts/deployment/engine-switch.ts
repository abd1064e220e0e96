/** An engine that a story can take away and give back. It keeps its address and its data. */
export interface EngineSwitch {
  readonly name: string
  start(): Promise<void>
  stop(): Promise<void>
}
