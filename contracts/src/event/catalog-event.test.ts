import { expect, test } from 'vitest'
import { catalogEventSchema } from './catalog-event.ts'
import { OLDER_EVENTS } from './older-events.fixture.ts'

/** A rebuild reads the topic from its beginning: what it cannot read is gone from the views. */
test.each(OLDER_EVENTS)('$type of an earlier version is read, all that it says', (event) => {
  const { error, data } = catalogEventSchema.safeParse(event)
  expect(error?.issues).toBeUndefined()
  expect(data).toMatchObject(event)
})
