import { AGRICULTURAL, COMMERCIAL, CONDOMINIUM, LOT_ONLY, MEMORIAL } from '@tahanan/contracts/property/property-type.ts'
import { expect, test } from 'vitest'
import {
  chooseProjectSubtype,
  chooseProjectType,
  newProjectDraft,
  projectBodyOf,
  projectProblems,
} from './project-draft.ts'

const draft = newProjectDraft()

test('a condominium starts at Studio, a lot and a commercial project at no unit type', () => {
  expect(chooseProjectSubtype(draft, CONDOMINIUM).property_unit_type).toEqual([5])
  expect(chooseProjectSubtype(draft, LOT_ONLY).property_unit_type).toEqual([])
  expect(chooseProjectType(draft, COMMERCIAL)).toMatchObject({ property_subtype: LOT_ONLY, property_unit_type: [] })
})

test('what does not apply is not sent', () => {
  const full = { ...draft, amenities: [1], reservation_fee: '20000' }
  expect(projectBodyOf(full)).toMatchObject({ property_unit_type: [0], financing_option: [0], amenities: [1] })
  const memorial = projectBodyOf(chooseProjectType(full, MEMORIAL))
  expect(memorial).toHaveProperty('amenities')
  expect(memorial).not.toHaveProperty('financing_option')
  expect(projectBodyOf(chooseProjectType(full, AGRICULTURAL))).not.toHaveProperty('amenities')
})

test('what is required when adding, and in an edit', () => {
  const required = ['Field is required']
  const empty = { ...draft, property_unit_type: [], financing_option: [] }
  const both = { name: required, dhsud_lts: required, location: required, developer_id: required }
  expect(projectProblems(empty, { isEdit: false })).toEqual({ ...both, financing_option: required })
  expect(projectProblems(empty, { isEdit: true })).toEqual({ ...both, property_unit_type: required })
  expect(projectProblems(chooseProjectType(empty, COMMERCIAL), { isEdit: true })).toEqual(both)
})
