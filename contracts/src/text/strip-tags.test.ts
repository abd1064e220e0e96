import { expect, test } from 'vitest'
import { isPlaceholder, stripTags } from './strip-tags.ts'

test.each([
  ['<p>Near the <strong>beach</strong></p><p>Quiet</p>', 'Near the beach Quiet'],
  ['One<br/>two<BR>three', 'One two three'],
  ['<ul><li>Pool</li><li>Gym</li></ul>', 'Pool Gym'],
  ['R&amp;D &lt;b&gt; &#8369;5 &#x20B1;5&nbsp;M', 'R&D <b> ₱5 ₱5 M'],
  ['5 < 6 and a<b', '5 < 6 and a<b'],
  ['&#0;&#xD800;&bogus;', '&bogus;'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(stripTags(html)).toBe(text)
})

test.each([
  '',
  ' ',
  '-',
  '--',
  ' – ',
  '—',
  '...',
  '?',
  '___',
  'TBA',
  'T.B.A.',
  't. b. a',
  'tbd',
  'N/A',
  'n.a.',
  'N / A',
])('%j is a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each(['None', 'NIL', 'to follow', 'To-Follow'])('so is %j', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each(['0', '-5', 'x', '✓', 'no', 'pending', 'Nala', 'Tbabe', 'none of these', '₱'])('%j is not', (text) => {
  expect(isPlaceholder(text)).toBe(false)
})
