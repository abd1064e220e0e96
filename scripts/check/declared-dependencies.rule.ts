import { builtinModules } from 'node:module'
import { importsOf } from './imports-of.ts'
import type { Rule } from './rule.ts'
import { workspaceOf } from './workspace-of.ts'

/** What the package.json of each workspace declares; `scripts` stands for the root's. */
export type DeclaredDependencies = ReadonlyMap<string, ReadonlySet<string>>

/** A package is imported only where it is declared: no workspace lives off what another one happens to install. */
export function declaredDependencies(declared: DeclaredDependencies): Rule {
  return (files) =>
    files.flatMap((file) => {
      const workspace = workspaceOf(file.path)
      return importsOf(file)
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
        .map(packageName)
        .filter((name) => !isDeclared(declared, workspace, name, file.isTest))
        .map((name) => `${file.path}: ${name} is not in the package.json of ${workspace}`)
    })
}

function isDeclared(declared: DeclaredDependencies, workspace: string, name: string, isTest: boolean): boolean {
  return (
    builtinModules.includes(name) ||
    name === `@tahanan/${workspace}` ||
    (workspace === 'scripts' && name.startsWith('@tahanan/')) ||
    declared.get(workspace)?.has(name) === true ||
    // Tools of tests stand in the root's package.json.
    (isTest && declared.get('scripts')?.has(name) === true)
  )
}

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
