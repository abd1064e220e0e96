import { startAskedChild } from './asked-child.ts'
import type { LoadOrder } from './load-order.ts'
import { type LoadResult, loadResultSchema } from './load-result.ts'

export interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadResult>
  close(): void
}

export function startLoadGenerator(): LoadGenerator {
  const child = startAskedChild<LoadOrder>(new URL('./load.process.ts', import.meta.url), 'load generator')
  return { run: async (order) => loadResultSchema.parse(await child.ask(order)), close: child.close }
}
