import { expect, test } from 'vitest'
import { csvLine } from './csv-file.ts'

test.each(['=1+1', '+63917', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'])('%j is no formula', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/)
})

test('quotes what needs it, and leaves the rest alone', () => {
  expect(csvLine(['Peña, "Jo"', 'a\nb', 'plain', '', null, -2, true])).toBe('"Peña, ""Jo""","a\nb",plain,,,-2,true\r\n')
})
