import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.mjs'

/*
 * Both sides of `keepRunning`: `keep DIARY MANNER` keeps this very file running, which then writes what it lives through
 * into the diary: `<process id> <what>`, one a line.
 */
const [role, diary = '', manner, ...rest] = process.argv.slice(2)
if (role === 'keep') {
  await keepRunning(['live', diary, manner ?? '', ...rest], {
    program: fileURLToPath(import.meta.url),
    firstPauseMs: 20,
  })
} else {
  const write = (/** @type {string} */ what) => appendFileSync(diary, `${process.pid} ${what}\n`)
  for (const signal of ['SIGTERM', 'disconnect']) {
    process.on(signal, () => {
      write(signal)
      process.exit(0)
    })
  }
  write(['began', ...rest].join(' '))
  if (manner === 'refuses') process.exit(3)
  process.send?.('running', undefined, undefined, () => {
    if (manner === 'crashes') throw new Error('crashed')
    write('runs')
  })
}
