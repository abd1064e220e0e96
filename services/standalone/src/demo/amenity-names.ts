import { commaList } from './comma-list.ts'

/** Amenities of the demo catalogue. */
export const AMENITY_NAMES = commaList(
  `Swimming pool, Kiddie pool, Clubhouse, Fitness gym, Basketball court, Badminton court, Tennis court, Children’s
   playground, Jogging path, Bike lane, Function room, Game room, Sky lounge, Roof deck, Landscaped garden, Pocket
   park, Picnic grove, Chapel, Day care centre, Study hall, Co-working space, Lobby lounge, Reception desk,
   Elevators, Standby generator, CCTV cameras, 24-hour security, Guarded entrance, Perimeter fence, Underground
   utilities, Fibre internet, Water tank, Solar street lights, Basement parking, Visitor parking, Laundry area,
   Balcony, Maid’s room, Built-in wardrobes, Air conditioning, Furnished, Pets allowed, Beach access, Lake view,
   Mountain view`,
)
