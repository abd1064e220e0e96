import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { financingLabels, ProjectListings, projectTermLines } from './project-view.tsx'

const project = {
  listing: [],
  reservation_fee: null,
  dhsud_lts: 'LTS-0001',
  ad_approval_no: null,
  completion_date: null,
  developer_name: null,
}

test('what is not known has no line; the licence always has one', () => {
  expect(projectTermLines(project)).toEqual([{ term: 'DHSUD LTS No.', value: 'LTS-0001' }])
  const told = { ...project, reservation_fee: 20_000, completion_date: '2027-03-31', developer_name: 'Builders' }
  expect(projectTermLines(told).map(({ value }) => value)).toEqual([
    '₱20,000',
    'LTS-0001',
    'March 31, 2027',
    'Builders',
  ])
})

test('it costs what its homes are sold for, whatever one of them is let for', () => {
  const card = (property_status: 'Pre-selling' | 'For Rent', price_sort: number | null) => ({
    property_status,
    price_sort,
  })
  const listing = [
    card('For Rent', 18_000),
    card('Pre-selling', 4_000_000),
    card('Pre-selling', null),
    card('Pre-selling', 4_500_000),
  ]
  expect(projectTermLines({ ...project, listing })[0]).toEqual({ term: 'From', value: '₱4,000,000' })
  expect(projectTermLines({ ...project, listing: [card('For Rent', 18_000)] })).toHaveLength(1)
})

test('financing by its names', () => {
  expect(financingLabels([0, 1, 9])).toEqual(['Bank Financing', 'PAG-IBIG Financing'])
})

test('all of its listings are found by its slug: words of its name are those of others, too', () => {
  const own = { name: 'Acacia Homes', slug: 'acacia-homes-3', listing: [], listing_more: true }
  const listings = createElement(ProjectListings, { project: own })
  const html = renderToString(createElement(StaticRouter, { location: '/project/acacia-homes-3/' }, listings))
  expect(html).toContain('href="/search?project=acacia-homes-3"')
})
