import { startAskedChild } from './asked-child.ts'
import type { OpenLoadOrder } from './open-load-order.ts'
import { type OpenLoadResult, openLoadResultSchema } from './open-load-result.ts'

export interface OpenLoadGenerator {
  run(order: OpenLoadOrder): Promise<OpenLoadResult>
  close(): void
}

export function startOpenLoadGenerator(): OpenLoadGenerator {
  const child = startAskedChild<OpenLoadOrder>(
    new URL('./open-load.process.ts', import.meta.url),
    'open-loop generator',
  )
  return { run: async (order) => openLoadResultSchema.parse(await child.ask(order)), close: child.close }
}
