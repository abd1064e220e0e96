import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DeveloperView } from './developer-view.tsx'

test('all listings of a developer are found by its slug: words of its name are those of others, too', () => {
  const developer = {
    id: 7,
    slug: 'acacia-land-7',
    name: 'Acacia Land',
    office_address: '',
    contact_number: '',
    contact_person: '',
    details: '',
    pictures: [],
    projects: [],
    projects_more: true,
  }
  const view = createElement(DeveloperView, { developer })
  const html = renderToString(createElement(StaticRouter, { location: '/developer/acacia-land-7/' }, view))
  expect(html).toContain('href="/search?developer=acacia-land-7"')
})
