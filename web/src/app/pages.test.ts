import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PAGES } from './pages.ts'

test('each page has a name of its own, and names the file that it loads', () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length)
  const wrong = PAGES.filter(({ plan, load }) => {
    const source = plan?.source
    return (
      source === undefined ||
      !existsSync(fileURLToPath(new URL(`../../${source}`, import.meta.url))) ||
      !String(load).includes(source.split('/').at(-1) ?? '')
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
