import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { projectRoot } from '../setup/project-root.mjs'

/** Runs a script of this project to its end. */
export async function runToEnd(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const child = fork(join(projectRoot, script), [...args], {
    cwd: projectRoot,
    execArgv: [],
    env: childEnvironment(settings),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'exit')
  const status = child.exitCode
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status}.`)
}
