import { z } from 'zod'
import { versionField } from '../endpoint/version-field.ts'
import { createAmenityBody } from './create-amenity-body.ts'

/** The same form to rename one; a name that is left out stays. */
export const updateAmenityBody = z
  .strictObject({ ...createAmenityBody.partial().shape, version: versionField() })
  .transform(({ version, ...changes }) => ({ changes, expectedVersion: version }))
