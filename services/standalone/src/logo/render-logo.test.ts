import sharp from 'sharp'
import { expect, test } from 'vitest'
import { developerLogo } from './developer-logo.ts'
import { renderLogo } from './render-logo.ts'

test('a logo is a square PNG of a few kilobytes', async () => {
  const png = await renderLogo(7, 'AB')
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 640 })
  expect(png.length).toBeLessThan(40_000)
})

test('the same seed gives the same logo, other seeds others', () => {
  expect(developerLogo(3, 'MV')).toBe(developerLogo(3, 'MV'))
  expect(new Set(Array.from({ length: 200 }, (_logo, seed) => developerLogo(seed, 'MV'))).size).toBeGreaterThan(60)
})

test('initials differ, and what has no shape is left out', () => {
  expect(developerLogo(3, 'AB')).not.toBe(developerLogo(3, 'AC'))
  expect(developerLogo(3, 'A & B')).toBe(developerLogo(3, 'AB'))
  expect(developerLogo(3, 'ABCDE')).toBe(developerLogo(3, 'ABC'))
  expect(developerLogo(3, '')).toContain('<svg')
})
