import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createHashingThread } from './passwords.ts'

const thread = createHashingThread()

test('hashes with argon2id, and knows its hashes again', async () => {
  const hash = await thread.hash('kalabaw 42')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(hash, 'kalabaw 42')).toBe(true)
  expect(await Promise.all([thread.verify(hash, 'kalabaw 42'), thread.verify(hash, 'kalabaw 43')])).toEqual([
    true,
    false,
  ])
})

test('what is no hash is told, and the next password is taken', async () => {
  await expect(thread.verify('none', 'kalabaw')).rejects.toThrow('A password could not be hashed')
  expect(await thread.hash('')).toMatch(/^\$argon2id\$/)
})
