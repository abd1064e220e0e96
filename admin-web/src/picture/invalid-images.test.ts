import { expect, test } from 'vitest'
import { invalidFormatText } from './invalid-format-text.ts'
import { invalidImages } from './invalid-images.ts'

test('jpg, jpeg and png are taken, whatever their case', () => {
  const files = [
    { name: 'a.JPG', type: 'image/jpeg' },
    { name: 'b.jpeg', type: 'image/jpeg' },
    { name: 'c.png', type: 'image/png' },
    { name: 'd.gif', type: 'image/gif' },
    { name: 'e.png', type: 'text/html' },
    { name: 'jpg', type: 'image/jpeg' },
  ]
  expect(invalidImages(files)).toEqual(['d.gif', 'e.png', 'jpg'])
})

test('the alert names the files, and helps with HEIC', () => {
  expect(invalidFormatText(['a.gif', 'b.svg'])).toBe('Invalid image format: a.gif, b.svg')
  expect(invalidFormatText(['IMG_1.HEIC'])).toContain('Save HEIC photos as JPEG first.')
})
