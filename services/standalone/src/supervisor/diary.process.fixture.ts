import { appendFileSync } from 'node:fs'
import { z } from 'zod'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { runSupervised } from './run-supervised.ts'

/** A child that writes down what it lives through: one line each, `<process id> <what>`. */
const settingsSchema = z.object({
  diary: z.string(),
  manner: z.enum(['calm', 'fails-to-begin', 'never-finishes']),
})

runSupervised(async (given) => {
  const { diary, manner } = settingsSchema.parse(given)
  const write = (what: string) => appendFileSync(diary, `${process.pid} ${what}\n`)
  process.on('exit', () => write('ended'))
  write('began')
  if (manner === 'fails-to-begin') process.exit(3)
  return {
    async stop() {
      write('stopping')
      if (manner === 'never-finishes') await new Promise(() => {})
      await pause(200)
      write('finished')
    },
  }
})
