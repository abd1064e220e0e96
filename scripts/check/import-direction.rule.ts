import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'
import { workspaceOf } from './workspace-of.ts'

/**
 * Who may import whom. The write side (catalog) and the read side (read-models) never meet but in the events of
 * contracts, and public-api has nothing that could write. The System page may look at how far the read side is.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  platform: ['contracts'],
  places: ['contracts'],
  catalog: ['platform', 'places', 'contracts'],
  'read-models': ['platform', 'places', 'contracts'],
  'admin-api': ['catalog', 'read-models/system', 'platform', 'places', 'contracts'],
  'public-api': ['read-models', 'platform', 'places', 'contracts'],
  workers: ['catalog', 'read-models', 'platform', 'contracts'],
  standalone: ['workers', 'admin-api', 'public-api', 'catalog', 'read-models', 'platform', 'contracts'],
  web: ['contracts'],
  'admin-web': ['contracts', 'web/ui', 'web/browser'],
  scripts: [
    'standalone',
    'workers',
    'admin-api',
    'public-api',
    'catalog',
    'read-models',
    'places',
    'platform',
    'contracts',
    'web/browser',
    'admin-web/browser',
  ],
}

/** contracts runs in browsers too, so it stands on zod alone. */
const CONTRACTS_PACKAGES = ['zod']
const CONTRACTS_TEST_PACKAGES = ['zod', 'vitest', 'fast-check']

export const importDirection: Rule = (files) =>
  files.flatMap((file) =>
    importsOf(file)
      .map((specifier) => problemOf(file, specifier))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${file.path}: ${problem}`),
  )

function problemOf(file: SourceFile, specifier: string): string | undefined {
  const workspace = workspaceOf(file.path)
  if (specifier.startsWith('.')) {
    const target = workspaceOf(posix.join(posix.dirname(file.path), specifier))
    return target === workspace ? undefined : `reaches into ${target} by a relative path: ${specifier}`
  }
  if (specifier.startsWith('@tahanan/')) {
    const target = specifier.slice('@tahanan/'.length)
    const allowed = [...(MAY_IMPORT[workspace] ?? []), workspace]
    if (allowed.some((name) => target === name || target.startsWith(`${name}/`))) return undefined
    return `${workspace} may not import ${specifier}`
  }
  if (workspace !== 'contracts') return undefined
  const packages = file.isTest ? CONTRACTS_TEST_PACKAGES : CONTRACTS_PACKAGES
  const isAllowed = packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  return isAllowed ? undefined : `contracts may not import ${specifier}`
}
