import { expect, test } from 'vitest'
import { type ColorToken, PALETTE } from './tailwind-preset.ts'

const grounds = ['page', 'surface', 'sunken'] as const
const texts = ['ink', 'ink-soft', 'brand', 'brand-strong', 'accent', 'success', 'warning', 'danger'] as const
const pairs: (readonly [ColorToken, ColorToken])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['accent', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
]

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.split(' ').map((text) => {
    const share = Number(text) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(['light', 'dark'] as const)('text can be read on every ground (%s)', (theme) => {
  const faint = pairs.filter(([text, ground]) => contrast(PALETTE[theme][text], PALETTE[theme][ground]) < 4.5)
  expect(faint).toEqual([])
})

test.each(['light', 'dark'] as const)('edges of fields can be seen (%s)', (theme) => {
  for (const ground of grounds) {
    expect(contrast(PALETTE[theme]['line-strong'], PALETTE[theme][ground])).toBeGreaterThanOrEqual(3)
  }
})
