import { expect, test } from 'vitest'
import { safeDetails } from './safe-details.ts'

test.each(['<p>Plain <strong>text</strong>, 2 &lt; 3</p><ul><li>One</li></ul>', 'No tags at all: 5 > 4'])(
  'leaves %s as it is',
  (html) => {
    expect(safeDetails(html)).toBe(html)
  },
)

test.each([
  ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<svg/onload=alert(1)>', ''],
  ['<P ONCLICK=x>Hi', '<p>Hi</p>'],
  ['< script>alert(1)</ script>', '&lt; script&gt;alert(1)'],
  ['<p/onclick=alert(1)>Hi</p>', '<p>Hi</p>'],
])('cleans %s', (html, clean) => {
  expect(safeDetails(html)).toBe(clean)
})
