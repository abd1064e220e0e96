import { expect, test } from 'vitest'
import { listingSlugOfUrl } from './enquired-listing.store.ts'

test.each([
  ['/listing/vista-verde-7/', 'vista-verde-7'],
  ['https://tahanan.example/listing/vista-verde-7', 'vista-verde-7'],
  ['https://tahanan.example/listing/vista-verde-7/?from=mail#form', 'vista-verde-7'],
  ['https://other.example/listing/vista-verde-7/', undefined],
  ['//other.example/listing/vista-verde-7/', undefined],
  ['https://tahanan.example/project/vista-verde-7/', undefined],
  ['javascript:alert(1)', undefined],
  ['the blue house', undefined],
  ['http://[', undefined],
])('%s names %s', (text, slug) => {
  expect(listingSlugOfUrl(text, 'https://tahanan.example')).toBe(slug)
})
