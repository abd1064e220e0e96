import { createLog } from './create-log.ts'

const log = createLog({ level: 'info', name: 'test' })
for (let line = 0; line < 1_000; line += 1) log.info({ line, padding: 'x'.repeat(200) }, 'line')

const ending = process.argv[2]
if (ending === 'exit') process.exit(3)
if (ending === 'throw') throw new Error('the end')
