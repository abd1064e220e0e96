import { expect, test } from 'vitest'
import { demoScenes } from './demo-scenes.ts'

const scenes = demoScenes()
/** Drawing them all takes longer than a unit test may. */
const SOME = scenes.filter((_scene, index) => index % 9 === 0)

test('there are more than sixty, each with a name of its own', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length)
})

test('names can be files', () => {
  for (const { name } of scenes) expect(name).toMatch(/^[a-z][a-z, -]+$/)
})

test('plans say that they are plans, and nothing else does', () => {
  for (const { kind, subject } of scenes) expect(kind === 'floor plan').toBe(subject === 'plan')
})

test.each(SOME)('$name comes out the same every time', (scene) => {
  const svg = scene.svg()
  expect(scene.svg()).toBe(svg)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/)
})

test('different scenes are different pictures', () => {
  expect(new Set(SOME.map((scene) => scene.svg())).size).toBe(SOME.length)
})
