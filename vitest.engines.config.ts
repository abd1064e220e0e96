import { configDefaults, defineConfig } from 'vitest/config'
import { STORY_LENGTHS } from './scripts/faults/story-length.ts'
import { PATIENCE } from './vitest.config.ts'

/** Suites over real engines: `npm run test:engines`. What each file keeps in them has names of its own. */
export default defineConfig(({ mode }) => ({
  test: {
    name: 'engines',
    include: ['**/*.engine.test.ts'],
    exclude: [...configDefaults.exclude, '**/.data/**'],
    globalSetup: 'services/platform/src/postgres/test-postgres.setup.ts',
    // Stories mostly wait: for what was killed, and for what comes back.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: PATIENCE },
    provide: { storyLength: mode === 'long' || mode === 'hour' ? STORY_LENGTHS[mode] : STORY_LENGTHS.short },
  },
}))
