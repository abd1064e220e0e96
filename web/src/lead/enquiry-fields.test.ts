import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { expect, test } from 'vitest'
import { failureText } from './enquiry-fields.tsx'

test.each([
  [{ status: 0 }, 'offline'],
  [{ status: 400 }, 'Please correct this: too long'],
  [{ status: 429, retryAfterSeconds: 3_540 }, 'in 59 minutes'],
  [{ status: 429, retryAfterSeconds: 20 }, 'in a minute'],
  [{ status: 429 }, 'later'],
  [{ status: 503 }, 'could not be sent'],
])('%o', (answer, words) => {
  const text = failureText(new ApiProblem({ code: 'any', detail: 'too long', ...answer }))
  expect(text).toContain(words)
})
