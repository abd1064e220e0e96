import { expect, test } from 'vitest'
import { parsePesos } from '../money/pesos.ts'
import { amountDigits, areaDigits, countDigits } from './typed-number.ts'

test.each([
  ['9300000.50', '9300000.5'],
  ['₱9,300,000.50', '9300000.5'],
  ['₱1.5M', '1500000'],
  ['1.5 million', '1500000'],
  ['25k', '25000'],
  ['PHP 25k / month', '25000'],
  ['1 500 000', '1500000'],
  ['1.500.000', '1500000'],
  ['10000000.0', '10000000'],
  ['.5M', '500000'],
  ['007', '7'],
  ['0', '0'],
  ['1.2345678M', '1234567.8'],
])('%j are %s pesos', (text, digits) => {
  expect(amountDigits(text)).toBe(digits)
})

test.each([
  '',
  '₱',
  '.',
  'k',
  '1,5',
  '1,50,000',
  '1 5',
  '12a3',
  '-5',
  '1.5.0',
  '1,500.000.000',
  '5M6',
  'price on request',
  '1e6',
  '٣',
])('%j is no amount', (text) => {
  expect(amountDigits(text)).toBeUndefined()
})

test('any amount in twelve spellings is the same amount to the centavo, or refused', () => {
  const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  let seed = 20_261_124
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 200; round += 1) {
    const centavos = Math.round(10 ** (2 + 11 * random()))
    const plain = (centavos / 100).toFixed(2)
    const commas = grouped.format(centavos / 100)
    const scaled = (places: number): string => exactShift(centavos, places + 2)
    const spellings = [
      plain,
      commas,
      `₱${commas}`,
      `PHP ${commas}`,
      `p ${plain}`,
      `${plain} pesos`,
      ` ${commas} `,
      commas.replaceAll(',', ' '),
      `${scaled(3)}k`,
      `₱${scaled(6)}M`,
      `${scaled(6)} million`,
      `${commas} / month`,
    ]
    for (const spelling of spellings) {
      const digits = amountDigits(spelling)
      expect([spelling, digits === undefined ? undefined : parsePesos(digits)]).toEqual([spelling, centavos])
    }
    // A comma in another place is never read as something else.
    if (centavos >= 10_000) expect(amountDigits(commas.replace(/(\d\d\.\d\d)$/, ',$1'))).toBeUndefined()
  }
})

/** Centavos as a decimal of 10^(places - 2) pesos, exactly. */
function exactShift(centavos: number, places: number): string {
  const digits = String(centavos).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

test.each([
  ['23.31 sqm', '23.31'],
  ['1,234.567', '1234.567'],
  ['.5', '0.5'],
  ['60 m²', '60'],
  ['12.', '12'],
])('%j are %s square metres', (text, digits) => {
  expect(areaDigits(text)).toBe(digits)
})

test.each([
  ['3', '3'],
  ['3.0', '3'],
  ['2 BR', '2'],
  ['2.5', undefined],
  ['two', undefined],
  ['1,5', undefined],
  ['', undefined],
])('%j counts %s', (text, digits) => {
  expect(countDigits(text)).toBe(digits)
})
