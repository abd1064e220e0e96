import { expect, test } from 'vitest'
import { stripTags } from './strip-tags.ts'

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
