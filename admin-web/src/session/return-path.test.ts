import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { expect, test } from 'vitest'
import { returnPath, signInFailure } from './return-path.ts'

test.each([
  ['/dashboard/editlisting/7?tab=documents', '/dashboard/editlisting/7?tab=documents'],
  ['/secured', '/secured'],
  ['//evil.example/dashboard', '/dashboard/developers'],
  ['https://evil.example', '/dashboard/developers'],
  ['/dashboardish', '/dashboard/developers'],
  ['javascript:alert(1)', '/dashboard/developers'],
  [null, '/dashboard/developers'],
])('%j leads to %j', (next, path) => {
  expect(returnPath(next)).toBe(path)
})

const problem = (status: number, retryAfterSeconds?: number): ApiProblem =>
  new ApiProblem({ status, code: '', detail: '', retryAfterSeconds })

test.each([
  [problem(401), 'Username and password mismatch'],
  [problem(400), 'Username and password mismatch'],
  [problem(0), 'Cannot sign in right now'],
  [problem(502), 'Cannot sign in right now'],
  [new Error('odd'), 'Cannot sign in right now'],
  [problem(429, 1), 'Too many attempts. Try again in 1 second.'],
  [problem(429, 600), 'Too many attempts. Try again in 10 minutes.'],
  [problem(429), 'Too many attempts. Try again later.'],
])('%o says %j', (error, words) => {
  expect(signInFailure(error)).toBe(words)
})
