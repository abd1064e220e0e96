import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { expect, test } from 'vitest'
import { columnsByDay, columnsByPerson } from './viewing-grid.tsx'

function viewing(id: number, at: string, salesperson: ViewingAnswer['salesperson'] = null): ViewingAnswer {
  return {
    id,
    version: 1,
    state: 'confirmed',
    times: [at],
    at,
    lead: { id, reference: 'TH-1', fullname: 'Maria', phone: '0917 555 0100' },
    listing: { id, name: 'Bahay', slug: 'bahay' },
    salesperson,
    word: '',
    created_at: at,
  }
}

const ana = { id: 7, name: 'Ana Cruz' }
const otherAna = { id: 9, name: 'Ana Cruz' }
const zeny = { id: 3, name: 'Zeny Abad' }

test('a week has seven days, each with what begins on it in Manila', () => {
  const viewings = [viewing(1, '2026-12-07T00:00:00.000Z'), viewing(2, '2026-12-08T15:59:00.000Z')]
  const columns = columnsByDay('2026-12-07', '2026-12-08', viewings)
  expect(columns.map(({ day, isToday, viewings: theirs }) => [day, isToday, theirs.map(({ id }) => id)])).toEqual([
    ['2026-12-07', false, [1]],
    ['2026-12-08', true, [2]],
    ['2026-12-09', false, []],
    ['2026-12-10', false, []],
    ['2026-12-11', false, []],
    ['2026-12-12', false, []],
    ['2026-12-13', false, []],
  ])
})

test('a day has a column for each person, by name, namesakes apart, and what nobody shows in the end', () => {
  const at = '2026-12-07T02:00:00.000Z'
  const viewings = [
    viewing(1, at),
    viewing(2, at, zeny),
    viewing(3, at, ana),
    viewing(4, at, otherAna),
    viewing(5, at, ana),
  ]
  const columns = columnsByPerson('2026-12-07', viewings)
  expect(columns.map(({ heading, viewings: theirs }) => [heading, theirs.map(({ id }) => id)])).toEqual([
    ['Ana Cruz', [3, 5]],
    ['Ana Cruz', [4]],
    ['Zeny Abad', [2]],
    ['Nobody yet', [1]],
  ])
  expect(columnsByPerson('2026-12-07', [])).toEqual([])
})
