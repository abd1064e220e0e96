import { expect, test } from 'vitest'
import { namedExports } from './named-exports.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (path: string, text: string) => namedExports([sourceFile(path, text)])

test.each([
  ['price-text.ts', 'export function priceText() {}\nexport function shortPesos() {}'],
  ['price-text.ts', 'export const formatPrice = () => 1'],
  ['price-text.ts', 'export default function priceText() {}'],
  ['price-text.ts', "export { priceText } from './text.ts'"],
  ['price-text.ts', "export function priceText() {}\nexport * from './text.ts'"],
  ['listings.ts', 'export class ListingService {}\nexport interface Listings {}'],
  ['listings.ts', 'export interface ListingManager {}'],
  ['listing.routes.ts', 'export function mountProjects() {}'],
])('refused: %s with %s', (path, text) => {
  expect(problems(path, text)).not.toEqual([])
})

test.each([
  ['price-text.ts', 'export interface Price {}\nexport function priceText(a: 1): 1\nexport function priceText() {}'],
  ['property-type.ts', 'export const PROPERTY_TYPES = []\nexport type PropertyType = 1\nexport const MEMORIAL = 4'],
  ['listing-state.ts', 'export const listingStateSchema = 1\nexport type ListingState = 1'],
  ['event-envelope.ts', 'export const aggregateSchema = 1\nexport const eventEnvelopeSchema = 1'],
  ['load-typescript.mjs', 'export function loadTypeScript() {}'],
  ['listener.ts', 'export interface Listener {}\nexport function openListener() {}'],
  ['search-plan.ts', 'export function planSearch() {}'],
  ['leadership.ts', 'export function holdLeadership() {}'],
  ['listing.store.ts', 'export function findListing() {}\nexport function insertListing() {}'],
  ['listing.routes.ts', 'export function mountListingRoutes() {}\n'],
  ['media.routes.ts', 'export function createMediaRouter() {}'],
  ['openapi.routes.ts', 'export function mountOpenApiRoutes() {}'],
  ['lead.public-routes.ts', 'export function mountPublicLeadRoutes() {}'],
  ['listing-card.tsx', 'export function ListingCard() {}'],
  ['vitest.config.ts', 'export default {}'],
  ['main.ts', 'run()'],
])('taken: %s with %s', (path, text) => {
  expect(problems(path, text)).toEqual([])
})
