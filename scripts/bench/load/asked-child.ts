import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'

export interface AskedChild<Question extends object> {
  /** One question at a time. */
  ask(question: Question): Promise<unknown>
  close(): void
}

/** A process that answers each message with one of its own. */
export function startAskedChild<Question extends object>(entry: URL, what: string): AskedChild<Question> {
  const child = fork(fileURLToPath(entry), [], { execArgv: typescriptArguments() })
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error(`The ${what} ended.`))
        child.once('exit', ended)
        child.once('message', (message) => {
          child.off('exit', ended)
          resolve(message)
        })
        child.send(question)
      }),
    close: () => child.kill(),
  }
}
