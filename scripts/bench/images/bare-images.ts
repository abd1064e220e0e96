import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { z } from 'zod'
import { bareImagesDoneSchema, type BareImagesOrder } from './bare-images-order.ts'

const messageSchema = z.tuple([bareImagesDoneSchema], z.unknown())

/** The bare sharp loop in a process of its own. */
export interface BareImages {
  /** Resolves with files a second. */
  make(order: BareImagesOrder): Promise<number>
  close(): void
}

export function startBareImages(): BareImages {
  const entry = new URL('./bare-images.process.ts', import.meta.url)
  const child = fork(fileURLToPath(entry), [], { execArgv: typescriptArguments() })
  return {
    async make(order) {
      child.send(order)
      const [{ files, elapsedMs }] = messageSchema.parse(await once(child, 'message'))
      return (files / elapsedMs) * 1_000
    },
    close: () => child.kill(),
  }
}
