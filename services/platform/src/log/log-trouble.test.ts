import { Writable } from 'node:stream'
import { KafkaJSNumberOfRetriesExceeded, KafkaJSProtocolError } from 'kafkajs'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { logTrouble } from './log-trouble.ts'

/** What kafkajs rejects with after its last try. */
function kafkaError(type: string): Error {
  const cause = Object.assign(new KafkaJSProtocolError('The coordinator is loading'), { type, retriable: true })
  return new KafkaJSNumberOfRetriesExceeded(cause, { retryCount: 12, retryTime: 2_000 })
}

test.each([
  ['a coordinator that is still loading', kafkaError('GROUP_LOAD_IN_PROGRESS'), 'warn'],
  ['a producer that was fenced', kafkaError('INVALID_PRODUCER_EPOCH'), 'error'],
  ['anything else', new Error('connect ECONNREFUSED'), 'error'],
])('%s', (_, error, level) => {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  logTrouble(createLog({ level: 'info', name: 'test', destination }), 'pipeline')(error)
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level,
      msg: 'pipeline',
      err: expect.objectContaining({ message: expect.stringContaining(error.message) }),
    }),
  ])
})
