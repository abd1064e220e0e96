import { expect, test } from 'vitest'
import type { Screen } from '../app/screen.ts'
import { menuOf } from './menu-of.ts'

const load = async () => () => null
const screens: readonly Screen[] = [
  { path: 'listings', title: '', load, entry: { label: 'Listings', icon: 'home', group: 'catalogue' } },
  { path: 'addlisting', title: '', load, within: 'listings' },
  {
    path: 'leads/listing',
    title: '',
    load,
    entry: { label: 'Listing Page', icon: 'message', group: 'catalogue', under: 'Leads' },
  },
  {
    path: 'leads/add',
    title: '',
    load,
    access: 'editor',
    entry: { label: 'Add a Lead', icon: 'message', group: 'catalogue', under: 'Leads' },
  },
  { path: 'broker', title: '', load, entry: { label: 'Broker', icon: 'shield', group: 'catalogue' } },
  { path: 'system', title: '', load, access: 'admin', entry: { label: 'System', icon: 'info', group: 'operations' } },
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
