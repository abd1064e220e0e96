import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { typescriptArguments } from '@tahanan/standalone/supervisor/typescript-arguments.ts'
import { z } from 'zod'
import type { BareOrder } from './bare-order.ts'

const startedSchema = z.object({ port: z.number() })

export interface BareServer {
  /** Begins to answer this order, instead of the last one; resolves with its origin. */
  serve(order: BareOrder): Promise<string>
  close(): void
}

export function startBareServer(): BareServer {
  const child = fork(fileURLToPath(new URL('./bare.process.ts', import.meta.url)), [], {
    execArgv: typescriptArguments(),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return {
    serve: (order) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error('The bare server ended.'))
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
