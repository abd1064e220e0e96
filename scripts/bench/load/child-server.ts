import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '@tahanan/platform/config/child-environment.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { z } from 'zod'

const startedSchema = z.object({ port: z.number() })

/** A server in a process of its own, so that its event loop is all its own. */
export interface ChildServer<Order extends object> {
  /** Begins to answer this order, instead of the last one; resolves with its origin. */
  serve(order: Order): Promise<string>
  close(): void
}

export function startChildServer<Order extends object>(entry: URL): ChildServer<Order> {
  const child = fork(fileURLToPath(entry), [], {
    execArgv: typescriptArguments(),
    env: childEnvironment({ NODE_ENV: 'production' }),
  })
  return {
    serve: (order) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error('A server of the bench ended.'))
        child.once('exit', ended)
        child.once('message', (message) => {
          child.off('exit', ended)
          resolve(`http://127.0.0.1:${startedSchema.parse(message).port}`)
        })
        child.send(order)
      }),
    close: () => child.kill(),
  }
}
