import type { Config } from '../config/config-schema.ts'

/** What is wrong with an engine, as the end of a sentence that begins with its setting; undefined when nothing is. */
export type EngineCheck = (config: Config) => Promise<string | undefined>

/** Waiting longer tells nothing: an engine that is there answers at once. */
export const CHECK_TIMEOUT_MS = 5_000
