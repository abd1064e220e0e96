import { expect, test } from 'vitest'
import type { Screen } from '../app/screen.ts'
import { menuOf } from './menu-of.ts'

const shared = { title: '', load: async () => () => null, access: 'viewer' } as const
const screens: readonly Screen[] = [
  { ...shared, path: 'listings', entry: { label: 'Listings', icon: 'home', group: 'catalogue' } },
  { ...shared, path: 'addlisting', within: 'listings' },
  {
    ...shared,
    path: 'leads/listing',
    entry: { label: 'Listing Page', icon: 'message', group: 'catalogue', under: 'Leads' },
  },
  {
    ...shared,
    path: 'leads/add',
    access: 'editor',
    entry: { label: 'Add a Lead', icon: 'message', group: 'catalogue', under: 'Leads' },
  },
  { ...shared, path: 'broker', entry: { label: 'Broker', icon: 'shield', group: 'catalogue' } },
  { ...shared, path: 'system', access: 'admin', entry: { label: 'System', icon: 'info', group: 'operations' } },
]

test('entries stand in order, submenus below their label', () => {
  const menu = menuOf(screens, 'catalogue', 'editor')
  expect(menu.map(({ label, path }) => [label, path])).toEqual([
    ['Listings', 'listings'],
    ['Leads', 'leads/listing'],
    ['Broker', 'broker'],
  ])
  expect(menu[1]?.items.map(({ label }) => label)).toEqual(['Listing Page', 'Add a Lead'])
})

test('what a role may not open is not there', () => {
  expect(menuOf(screens, 'catalogue', 'viewer')[1]?.items).toHaveLength(1)
  expect(menuOf(screens, 'operations', 'editor')).toEqual([])
  expect(menuOf(screens, 'operations', 'admin')).toHaveLength(1)
})
