import { get } from '../endpoint/define-endpoint.ts'
import { publicListAnswer } from '../page/public-list-answer.ts'
import { publicAmenitySchema } from './amenity.ts'

/** Decision 88: amenities that visitors may know of. */
export const amenityPublicEndpoints = {
  list: get('public', 'amenity.public-list', '/amenities/', {
    summary: 'Every amenity by name',
    answer: publicListAnswer(publicAmenitySchema),
  }),
}
