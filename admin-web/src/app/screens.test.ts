import { expect, test } from 'vitest'
import { SCREENS } from './screens.ts'

test('each screen is at a path of its own, within one that has an entry, and no submenu has the label of an entry', () => {
  const paths = SCREENS.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const entries = SCREENS.filter(({ entry }) => entry !== undefined)
  const homes = SCREENS.flatMap(({ within }) => within ?? [])
  expect(homes.filter((home) => !entries.some(({ path }) => path === home))).toEqual([])
  const labels = entries.flatMap(({ entry }) => (entry?.under === undefined ? entry?.label : []))
  const submenus = entries.flatMap(({ entry }) => entry?.under ?? [])
  expect(labels.filter((label) => label !== undefined && submenus.includes(label))).toEqual([])
})
