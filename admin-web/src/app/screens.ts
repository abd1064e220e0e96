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
]
