/** Where an installation keeps its data. */
export interface StandaloneDatabase {
  readonly databaseUrl: string
  readonly readDatabaseUrl: string
  /** As the role that may only read the read schema; where the database was given, as its one role. */
  readonly readerUrl: string
  /** Name of that role, where it is one of its own. */
  readonly readerRole: string | undefined
  stop(): Promise<void>
}
