import { UndecodableError } from '@tahanan/platform/image/undecodable-error.ts'
import { z } from 'zod'
import type { DarkroomReply } from './darkroom-reply.ts'
import { developPicture } from './develop-picture.ts'

/** What the darkroom is asked: to develop this file. */
const darkroomOrderSchema = z.object({ path: z.string() })

/** Develops one file after the other, as it is asked to, until nobody is there to ask. */
process.on('message', (message) => {
  const { path } = darkroomOrderSchema.parse(message)
  void develop(path).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of the terminal at once. Who asked knows when it is over.
process.on('SIGINT', () => {})

async function develop(path: string): Promise<DarkroomReply> {
  try {
    return { kind: 'developed', picture: await developPicture(path) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: error instanceof UndecodableError ? 'undecodable' : 'failed', reason }
  }
}
