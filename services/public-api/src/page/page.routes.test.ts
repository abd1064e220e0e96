import { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { InvalidInput, Moved, NotFound } from '@tahanan/platform/problem/problem.ts'
import { expect, test } from 'vitest'
import { createEndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { createPublicReads } from '../router/public-reads.ts'
import { readPage } from './page.routes.ts'

const answer = new ReadyAnswer('{"a":1}', { etag: '"7"' })
const readOf = (endpoint: string) => ({ endpoint, params: {}, query: '', address: `/api/${endpoint}/` })
const plan = { name: 'home', address: '/', reads: [readOf('first'), readOf('second')] }
const nothingMore = { planMore: () => [] }

function readsOf(calls: Readonly<Record<string, () => Promise<ReadyAnswer>>>) {
  const reads = createPublicReads(createEndpointRouter())
  for (const [id, call] of Object.entries(calls)) reads.byId.set(id, call)
  return reads
}

test('all calls are answered: 200, and one revision of them all', async () => {
  const page = await readPage(readsOf({ first: async () => answer, second: async () => answer }), nothingMore, plan)
  expect(page).toMatchObject({ status: 200, revision: '7.7', failures: [] })
  expect(page.answers.get('/api/first/')).toBe('{"a":1}')
})

test('what the first call says is what the page says', async () => {
  const missing = readsOf({ first: () => Promise.reject(new NotFound('listing', 'x')), second: async () => answer })
  expect(await readPage(missing, nothingMore, plan)).toMatchObject({ status: 404, revision: undefined, failures: [] })
  const moved = readsOf({
    first: () => Promise.reject(new Moved('listing', '/api/listing/y/')),
    second: async () => answer,
  })
  await expect(readPage(moved, nothingMore, plan)).rejects.toBeInstanceOf(Moved)
})

test('a database that is away is a page of 503, and told to the log', async () => {
  const cause = new Error('connect ECONNREFUSED')
  const page = await readPage(
    readsOf({ first: () => Promise.reject(cause), second: async () => answer }),
    nothingMore,
    plan,
  )
  expect(page).toMatchObject({ status: 503, revision: undefined, failures: [cause] })
  expect(page.problems.get('/api/first/')?.detail).not.toContain('ECONNREFUSED')
})

test('a part that failed leaves the page, which nobody keeps', async () => {
  const page = await readPage(
    readsOf({ first: async () => answer, second: () => Promise.reject(new Error('late')) }),
    nothingMore,
    plan,
  )
  expect(page).toMatchObject({ status: 200, revision: undefined })
})

test('a page that asks the same again in another way, and is answered, is there', async () => {
  const refused = new InvalidInput({ area: ['There is no area with this code.'] })
  let calls = 0
  const first = () => {
    calls += 1
    return calls === 1 ? Promise.reject(refused) : Promise.resolve(answer)
  }
  const again = { planMore: () => [{ ...readOf('first'), address: '/api/first/?without' }] }
  expect(await readPage(readsOf({ first, second: async () => answer }), again, plan)).toMatchObject({ status: 200 })
})
