import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourceFile } from './source-file.ts'
import type { SourceFile } from './source-file.ts'

const SOURCE = /\.(ts|tsx|mjs)$/
const SKIPPED = new Set(['node_modules', 'dist'])

/** Every source file below `root`, committed or not. Asks the folder rather than git, which a machine may lack. */
export function readSourceFiles(root: string): SourceFile[] {
  return listFiles(root)
    .filter((path) => SOURCE.test(path))
    .map((path) => sourceFile(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
}
