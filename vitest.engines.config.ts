import { configDefaults, defineConfig } from 'vitest/config'

/** Suites over real engines: `npm run test:engines`. One file at a time, because one broker serves all. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['**/*.engine.test.ts'],
    exclude: [...configDefaults.exclude, '**/.data/**'],
    globalSetup: 'services/platform/src/postgres/test-postgres.setup.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
