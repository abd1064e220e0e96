import { pbkdf2 } from 'node:crypto'
import { createLog } from './create-log.ts'

// The one thread for work in the background is busy when the process ends: what waits for it is not done any more.
process.once('exit', () => pbkdf2('password', 'salt', 1_000_000, 64, 'sha512', () => undefined))

const log = createLog({ level: 'info', name: 'test' })
for (let line = 0; line < 1_000; line += 1) log.info({ line, padding: 'x'.repeat(200) }, 'line')

const ending = process.argv[2]
if (ending === 'exit') process.exit(3)
if (ending === 'throw') throw new Error('the end')
