import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { EVERY_FILTER } from './every-filter.fixture.ts'
import { readSearchAddress } from './read-search-address.ts'
import { SearchBar } from './search-bar.tsx'

test.each(Object.entries(EVERY_FILTER))('%s=%s goes on with a new search, in one field of the form', (name, value) => {
  const query = readSearchAddress(new URLSearchParams({ [name]: value }))
  const bar = createElement(SearchBar, { query, order: query.order, first: undefined })
  const form = renderToString(createElement(StaticRouter, { location: '/search' }, bar))
  const fields = form.match(new RegExp(`<(input|select)[^>]* name="${name}".*?(/>|</select>)`, 'g')) ?? []
  expect(fields).toHaveLength(1)
  const [said] = /<option value="[^"]+" selected=""/.exec(String(fields[0])) ?? fields
  const sent = /value="([^"]+)"/.exec(String(said))?.[1] ?? ''
  expect(readSearchAddress(new URLSearchParams({ [name]: sent })).filters).toEqual(query.filters)
})
