import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DeclaredDependencies } from './declared-dependencies.rule.ts'
import { workspaceOf } from './workspace-of.ts'

const dependenciesSchema = z.record(z.string(), z.string()).default({})
const packageSchema = z.object({ dependencies: dependenciesSchema, devDependencies: dependenciesSchema })

/** Reads the package.json of the root and of every workspace. */
export function readDeclaredDependencies(root: string): DeclaredDependencies {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}/package.json`)
  const sites = ['web/package.json', 'admin-web/package.json']
  const paths = ['package.json', 'contracts/package.json', ...sites, ...services]
  return new Map(paths.map((path) => [workspaceOf(path), readNames(join(root, path))]))
}

function readNames(path: string): Set<string> {
  const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])
}
