import { spawn } from 'node:child_process'
import { childEnvironment } from './child-environment.mjs'
import { MissingTool } from './engine.ts'

export interface Step {
  /** What it does, for whoever waits for it. */
  readonly says: string
  readonly program: string
  readonly programArguments: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly folder?: string
  /** What to do when the program is not there. */
  readonly remedy: string
}

/**
 * Says what comes, runs it, and shows what it printed only when it failed.
 *
 * @throws MissingTool when the program is not there
 */
export async function runStep(step: Step): Promise<void> {
  console.log(`  ${step.says}`)
  const child = spawn(step.program, step.programArguments, {
    cwd: step.folder,
    env: childEnvironment(step.environment ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new MissingTool(`${step.program} is not installed. ${step.remedy}`) : error)
    })
    child.on('close', resolve)
  })
  if (status !== 0) {
    const last = printed.trim().split('\n').slice(-8).join('\n')
    throw new MissingTool(`\`${[step.program, ...step.programArguments].join(' ')}\` failed:\n${last}`)
  }
}

/** Whether a program can be started by its name alone. */
export function isOnPath(program: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('exit', () => resolve(true))
  })
}
