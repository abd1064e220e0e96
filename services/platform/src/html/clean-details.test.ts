import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanDetails } from './clean-details.ts'

test.each([
  ['<p>Two <b>towers</b>, <i>one</i> pool</p>', '<p>Two <strong>towers</strong>, <em>one</em> pool</p>'],
  ['<h1>Big</h1><h5>Small</h5>', '<h2>Big</h2><h4>Small</h4>'],
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['Below 5M & ready < soon', 'Below 5M &amp; ready &lt; soon'],
  [
    '<a href="https://example.com" target="_blank">x</a>',
    '<a href="https://example.com" rel="nofollow noopener">x</a>',
  ],
  ['<a href="/search?q=a">x</a>', '<a href="/search?q=a" rel="nofollow noopener">x</a>'],
  ['<a href="tel:+639171234567">x</a>', '<a href="tel:+639171234567" rel="nofollow noopener">x</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<p style="position:fixed" onclick="x()" class="y">x</p>', '<p>x</p>'],
  ['<script>alert(1)</script><style>p{}</style><iframe src="x"></iframe>ok', 'ok'],
  ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', 'x'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p>never closed', '<p>never closed</p>'],
  ['', ''],
])('%s becomes %s', (html, clean) => {
  expect(cleanDetails(html)).toBe(clean)
})

test('what is clean stays as it is, whatever it was made of', () => {
  const tags = ['<p>', '</p>', '<a href="https://x.ph">', '</a>', '<b', '<b>', '</b>', '<h2>', '</h2>', '<ul>', '<li>']
  const pieces = fc.constantFrom(...tags, '<!--', '-->', '&amp;', '&lt;', '<', '>', '"', ' ', 'x')
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const clean = cleanDetails(parts.join(''))
      expect(cleanDetails(clean)).toBe(clean)
      expect(clean).not.toMatch(/<(?!\/?(?:p|a|strong|h2|ul|li)\b)/)
    }),
  )
})

test('thirty thousand nested tags neither hang nor crash, and do not stay', () => {
  expect(cleanDetails('<blockquote>'.repeat(30_000)).length).toBeLessThan(1_000)
})
