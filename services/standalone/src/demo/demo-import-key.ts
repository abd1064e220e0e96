export const DEMO_KEY_PREFIX = 'demo:'

/** What demo listing number `index` is known by in the catalogue, so that seeding again adds only what is missing. */
export function demoImportKey(index: number): string {
  return `${DEMO_KEY_PREFIX}${index}`
}
