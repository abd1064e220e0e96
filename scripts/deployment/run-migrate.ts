import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from '@tahanan/platform/config/load-config.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { PROCESS_ENTRIES } from './process-entries.ts'

/** What every deployment begins with. Answers what it printed. */
export async function runMigrate(environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...typescriptArguments(), PROCESS_ENTRIES.migrate], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: childEnvironment(environment),
  })
  return stdout
}
