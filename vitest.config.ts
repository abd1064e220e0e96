import { configDefaults, defineConfig } from 'vitest/config'
import { compileMessages } from './web/build/compile-messages.ts'

const unit = '**/*.test.{ts,tsx}'
const int = '**/*.int.test.ts'
const e2e = '**/*.e2e.test.ts'
/** These have a configuration of their own. */
const engines = '**/*.engine.test.ts'
const exclude = [...configDefaults.exclude, '**/.data/**']

/** What is waited for comes, on a crowded machine too: only a test that says so measures time. */
export const PATIENCE = { timeout: 60_000 }

/**
 * unit: pure, all of them under 5 s. int: over the embedded engines, a database per file. e2e: a browser over the
 * running system. One kind after the other, the quick ones first.
 */
export default defineConfig({
  test: {
    projects: [
      // A crowded machine may hold up even what is quick. Files share their modules: loading these anew for each took most
      // of the time.
      {
        // The words of the site's modules, in English.
        plugins: [compileMessages('en')],
        test: {
          name: 'unit',
          include: [unit],
          exclude: [...exclude, int, e2e, engines],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'int',
          include: [int],
          exclude,
          globalSetup: 'services/platform/src/postgres/test-postgres.setup.ts',
          isolate: false,
          // Mostly they wait, for databases and processes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENCE },
        },
      },
      {
        test: {
          name: 'e2e',
          include: [e2e],
          exclude,
          globalSetup: 'scripts/e2e/running-systems.setup.ts',
          isolate: false,
          // Each has a system of its own for what staff do. Two leave a third of two cores idle.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: PATIENCE },
        },
      },
    ],
  },
})
