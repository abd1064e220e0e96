import { expect, test } from 'vitest'
import { fileNames } from './file-names.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (path: string) => fileNames([sourceFile(path, '')])

test.each([
  'services/catalog/src/listing/utils.ts',
  'services/catalog/src/helpers/cut.ts',
  'services/catalog/src/shared/cut.ts',
  'services/catalog/src/listing/listing-manager.ts',
  'services/catalog/src/listing/listing.service.ts',
  'services/catalog/src/listing/types.ts',
  'services/catalog/src/listing/index.ts',
  'web/src/listing/index.tsx',
  'services/catalog/src/listing/createListing.ts',
  'web/src/listing/ListingCard.tsx',
  'services/catalog/src/listing/domain/price.ts',
])('refused: %s', (path) => {
  expect(problems(path)).toHaveLength(1)
})

test.each([
  'services/catalog/src/listing/create-listing.ts',
  'services/catalog/src/listing/listing.store.int.test.ts',
  'services/standalone/src/main.ts',
  'scripts/check/file-names.rule.ts',
  'vitest.config.ts',
])('taken: %s', (path) => {
  expect(problems(path)).toEqual([])
})
