import type { Environment } from './load-config.ts'

/** The environment of this process with some settings changed, for a program that is started from here. */
export function childEnvironment(changes: Environment): NodeJS.ProcessEnv {
  return { ...process.env, ...changes }
}
