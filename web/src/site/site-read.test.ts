import { expect, test } from 'vitest'
import { entriesOf, paragraphsOf } from './site-read.ts'

test('one thing a line, its name before the mark; a line without one is a name', () => {
  expect(entriesOf('Honesty: full terms: all of them\n\n  Care  \n', ':')).toEqual([
    { name: 'Honesty', text: 'full terms: all of them' },
    { name: 'Care', text: '' },
  ])
  expect(entriesOf('', ',')).toEqual([])
})

test('paragraphs stand between empty lines', () => {
  expect(paragraphsOf('One\nline.\n\n \nTwo.')).toEqual(['One\nline.', 'Two.'])
})
