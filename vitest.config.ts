import { defineConfig } from 'vitest/config'

const sources = '{contracts,services,scripts,web,admin-web}'

/**
 * `unit`: pure, seconds in all. `int`: real engines, one database per file. `e2e`: a real Chromium over the running
 * system. Test files lie beside the code they test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${sources}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.{int,e2e}.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'int',
          include: [`${sources}/**/*.int.test.ts`],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: [`${sources}/**/*.e2e.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
