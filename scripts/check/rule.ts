import type { SourceFile } from './source-file.ts'

/** A rule of the architecture: one line per violation, beginning with where it is. */
export type Rule = (files: readonly SourceFile[]) => readonly string[]
