import { expect, test } from 'vitest'
import { planPage } from './site.tsx'

test('only what a page looks at stays of its address, in one order', () => {
  expect(planPage('/?utm_source=mail&tab=For+Rent&status=For+Rent').address).toBe('/?status=For+Rent&tab=For+Rent')
  expect(planPage('/listing/house-1/?status=For+Sale').address).toBe('/listing/house-1/')
})

test('the same call by whichever slash, for the server and for the page', () => {
  for (const url of ['/listing/house-1/', '/listing/house-1']) {
    expect(planPage(url)).toMatchObject({
      name: 'listingpage',
      reads: [{ endpoint: 'listing.show', params: { slug: 'house-1' }, address: '/api/listing/house-1/' }],
    })
  }
})

test('home asks for four of each, of the tab that is open', () => {
  const [recent, featured] = planPage('/?status=for-rent').reads
  expect(recent?.query).toBe('recent=true&page_size=4&status=For+Rent&kind=home')
  expect(featured?.query).toBe('featured=true&page_size=4&status=For+Rent&kind=home')
  expect(planPage('/?status=bogus').reads[0]?.query).toContain('status=For+Sale')
})

test.each(['/nothing', '//x', '/%E0%A4%A', '/listing/', '/listing/a/b', `/${'x'.repeat(500)}`])(
  '%s leads nowhere, and breaks nothing',
  (url) => {
    expect(planPage(url)).toMatchObject({ name: 'notFound', reads: [] })
  },
)
