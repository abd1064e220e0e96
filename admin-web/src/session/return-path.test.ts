import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

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
