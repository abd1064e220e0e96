import { configDefaults, defineConfig } from 'vitest/config'
import { STORY_LENGTHS } from './scripts/faults/story-length.ts'

/** Suites over real engines: `npm run test:engines`. One file at a time, because one broker serves all. */
export default defineConfig(({ mode }) => ({
  test: {
    name: 'engines',
    include: ['**/*.engine.test.ts'],
    exclude: [...configDefaults.exclude, '**/.data/**'],
    globalSetup: 'services/platform/src/postgres/test-postgres.setup.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { storyLength: mode === 'long' ? STORY_LENGTHS.long : STORY_LENGTHS.short },
  },
}))
