import { parseSync } from 'oxc-parser'
import type { ParseResult } from 'oxc-parser'

/** A source file as the rules see it. */
export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly syntax: ParseResult
  /** A test, or what only tests use: `*.fixture.ts`, `*.setup.ts`, `*.contract.ts`. */
  readonly isTest: boolean
}

const TEST = /\.(test|fixture|setup|contract)\.tsx?$/

export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, syntax: parseSync(path, text), isTest: TEST.test(path) }
}
