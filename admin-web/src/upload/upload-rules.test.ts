import { expect, test } from 'vitest'
import { fileSizeText, invalidFormatText, invalidImages, PAPER_FILES, takenFiles } from './upload-rules.ts'

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

test('papers may be PDFs as well', () => {
  const files = [
    { name: 'a.PDF', type: 'application/pdf' },
    { name: 'b.pdf', type: '' },
    { name: 'c.pdf', type: 'text/html' },
    { name: 'd.jpg', type: 'image/jpeg' },
    { name: 'e.docx', type: 'application/pdf' },
  ]
  expect(PAPER_FILES.invalid(files)).toEqual(['c.pdf', 'e.docx'])
})

test('the alert names the files, and helps with HEIC', () => {
  expect(invalidFormatText(['a.gif', 'b.svg'])).toBe('Invalid image format: a.gif, b.svg')
  expect(invalidFormatText(['IMG_1.HEIC'])).toContain('Save HEIC photos as JPEG first.')
})

test('what is too large is named before it is sent, what is of the wrong kind once', () => {
  const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })
  const good = file('a.png', 'image/png', 10 * 1024 * 1024)
  const large = 10 * 1024 * 1024 + 1
  const files = [good, file('b.gif', 'image/gif'), file('c.png', 'image/png', large), file('d.gif', 'image/gif', large)]
  expect(takenFiles(files, invalidImages)).toEqual({
    taken: [good],
    refusal: 'Invalid image format: b.gif, d.gif. Use at most 10 MB for each file: c.png',
  })
  expect(takenFiles([good], invalidImages)).toEqual({ taken: [good], refusal: '' })
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [1_234_567, '1.2 MB'],
  [10_485_760, '10.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
