import { expect, test } from 'vitest'
import { Admission } from './admission.ts'

const SETTINGS = { most: 4, underPressure: 2, calmMs: 1_000 }

function crowd(admission: Admission, requests: number, nowMs: number): number {
  let admitted = 0
  for (let request = 0; request < requests; request += 1) admitted += Number(admission.enter(nowMs))
  return admitted
}

test('as many as may be at once are all let in, again and again', () => {
  const admission = new Admission(SETTINGS)
  for (let round = 0; round < 3; round += 1) {
    expect(crowd(admission, 4, round)).toBe(4)
    for (let request = 0; request < 4; request += 1) admission.leave()
  }
})

test('after one too many fewer are let in, until nobody is turned away any more', () => {
  const admission = new Admission(SETTINGS)
  expect(crowd(admission, 5, 0)).toBe(4)
  for (let request = 0; request < 4; request += 1) admission.leave()
  expect(crowd(admission, 3, 500)).toBe(2)
  // Turned away at 500: calm at 1,500.
  for (let request = 0; request < 2; request += 1) admission.leave()
  expect(crowd(admission, 2, 1_499)).toBe(2)
  expect(crowd(admission, 3, 1_500)).toBe(2)
})

test('who leaves makes room', () => {
  const admission = new Admission({ ...SETTINGS, most: 1, underPressure: 1 })
  expect([admission.enter(0), admission.enter(0)]).toEqual([true, false])
  admission.leave()
  expect(admission.enter(0)).toBe(true)
})
