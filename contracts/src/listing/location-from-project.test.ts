import { expect, test } from 'vitest'
import { locationFromProject } from './location-from-project.ts'

test('Choosing a project fills location from the project', () => {
  expect(locationFromProject({ location: 'Dasmariñas, Cavite' })).toEqual({
    location: 'Dasmariñas, Cavite',
    message: null,
  })
})

test('or shows "The project doesn\'t have location"', () => {
  expect(locationFromProject({ location: ' ' })).toEqual({
    location: '',
    message: "The project doesn't have location",
  })
})

test('Clearing the project clears the location', () => {
  expect(locationFromProject(null)).toEqual({ location: '', message: null })
})
