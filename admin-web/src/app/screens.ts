import type { Screen } from './screen.ts'

/** Every screen, in the sidebar's order: a new one is a line here and a file of its own. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'developers',
    title: 'Developers',
    entry: { label: 'Developers', icon: 'building', group: 'catalogue' },
    load: async () => (await import('../developer/developers-screen.tsx')).DevelopersScreen,
  },
  {
    path: 'projects',
    title: 'Projects',
    entry: { label: 'Projects', icon: 'floor', group: 'catalogue' },
    load: async () => (await import('../project/projects-screen.tsx')).ProjectsScreen,
  },
  {
    path: 'listings',
    title: 'Listings',
    entry: { label: 'Listings', icon: 'home', group: 'catalogue' },
    load: async () => (await import('../listing/listings-screen.tsx')).ListingsScreen,
  },
  {
    path: 'addlisting',
    title: 'Add listing',
    within: 'listings',
    access: 'editor',
    load: async () => (await import('../listing/add-listing-screen.tsx')).AddListingScreen,
  },
  {
    path: 'editlisting/:id',
    title: 'Edit listing',
    within: 'listings',
    access: 'editor',
    load: async () => (await import('../listing/edit-listing-screen.tsx')).EditListingScreen,
  },
  {
    path: 'viewlisting/:id',
    title: 'View listing',
    within: 'listings',
    load: async () => (await import('../listing/view-listing-screen.tsx')).ViewListingScreen,
  },
]
