import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import type { LoadOrder } from './load-order.ts'
import { type LoadResult, loadResultSchema } from './load-result.ts'

export interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadResult>
  close(): void
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('./load.process.ts', import.meta.url)), [], {
    execArgv: typescriptArguments(),
  })
  return {
    run: (order) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error('The load generator ended.'))
        child.once('exit', ended)
        child.once('message', (message) => {
          child.off('exit', ended)
          resolve(loadResultSchema.parse(message))
        })
        child.send(order)
      }),
    close: () => child.kill(),
  }
}
