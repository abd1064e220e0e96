import { expect, test } from 'vitest'
import type { Kind } from '@tahanan/contracts/property/kind.ts'
import { type KindOfProperty, matchesKind } from './kinds.ts'
import { KINDS } from './kinds.ts'

const house = { propertyType: 0, propertySubtype: 1, unitType: 3, forRent: false }
const condo = { propertyType: 0, propertySubtype: 2, unitType: 5, forRent: false }
const lot = { propertyType: 0, propertySubtype: 0, unitType: null, forRent: false }
const grave = { propertyType: 4, propertySubtype: 0, unitType: null, forRent: false }
const office = { propertyType: 1, propertySubtype: 3, unitType: null, forRent: true }

const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)
const kindsOf = (property: KindOfProperty) => kinds.filter((kind) => matchesKind(kind, property))

test.each<[string, KindOfProperty, string[]]>([
  ['a townhouse for sale', house, ['home', 'house', 'townhouse']],
  [
    'a townhouse to rent is an apartment, too',
    { ...house, forRent: true },
    ['home', 'house', 'apartment', 'townhouse'],
  ],
  ['a studio', condo, ['home', 'condominium', 'apartment', 'studio']],
  ['a residential lot', lot, ['home', 'land', 'residential-lot']],
  ['a commercial lot', { ...lot, propertyType: 1 }, ['land', 'commercial-lot', 'office', 'warehouse', 'commercial']],
  ['a home office', { ...condo, unitType: 11 }, ['home', 'condominium', 'apartment', 'home-office', 'office']],
  ['a memorial lot is no land (decision 136)', grave, ['memorial']],
  ['a commercial building', office, ['building', 'office', 'warehouse', 'commercial']],
])('%s', (_, property, expected) => {
  expect(kindsOf(property)).toEqual(expected)
})
