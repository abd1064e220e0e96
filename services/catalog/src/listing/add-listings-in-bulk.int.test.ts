import { afterAll, beforeAll, expect, test } from 'vitest'
import { amenities } from '../amenity/amenity-commands.ts'
import { runCommand } from '../command/run-command.ts'
import { developers } from '../developer/developer-commands.ts'
import { projects } from '../project/project-commands.ts'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import { addListingsInBulk, type BulkListing, findNextKeyNumber } from './add-listings-in-bulk.ts'
import { addListing } from './create-listing.ts'
import type { ChosenProject } from './listing.ts'

let catalog: TestCatalog
let project: ChosenProject

beforeAll(async () => {
  catalog = await openTestCatalog()
  project = await runCommand(catalog, catalog.context, async (unit) => {
    const developer = await developers.add(unit, {
      name: 'Narra & Alon Homes',
      officeAddress: 'Lahug, Cebu City',
      contactNumber: '(02) 8555 0100',
      contactPerson: 'Ligaya Salonga',
      details: '',
    })
    await amenities.add(unit, { name: 'Clubhouse' })
    await amenities.add(unit, { name: 'Chapel' })
    const location = 'Pacol, Naga City, Camarines Sur'
    const form = { name: 'Narra Village', developerId: developer.id, dhsudLts: 'LTS 1', location, financingOption: [0] }
    const { id } = await projects.add(unit, form)
    return { id, propertyType: 0, propertySubtype: 1, unitTypes: [0], dhsudLts: 'LTS 1', location }
  })
})
afterAll(() => catalog.drop())

function wanted(importKey: string): BulkListing[] {
  const location = 'Pacol, Naga City, Camarines Sur'
  const common = { location, lotAreaSqm: 97.5, amenityIds: [2, 1], brokerId: 4, details: '<p onclick="x">Quiet</p>' }
  return [
    {
      listingType: 0,
      importKey: `${importKey}0`,
      project,
      changes: {
        ...common,
        name: 'Peñafrancia model',
        projectId: project.id,
        unitType: 0,
        minPriceCentavos: 350_000_000,
        maxPriceCentavos: 406_792_000,
        equityPercentage: 12.5,
        equityTermsMonths: 12,
      },
    },
    {
      listingType: 1,
      importKey: `${importKey}1`,
      project: null,
      changes: {
        ...common,
        name: '2-bedroom condo',
        propertyType: 0,
        propertySubtype: 2,
        unitType: 7,
        bedroom: 9,
        availability: 1,
        priceCentavos: 150_000_050,
        financingOption: [3, 0],
        listingOwner: 'Paz Ybañez',
        ownerOfTheProperty: 'Paz Ybañez',
        titleNumber: 'TCT-1',
      },
    },
  ]
}

/** Everything of a listing that does not depend on when and under which id it was added. */
async function stored(importKey: string): Promise<unknown[]> {
  const { rows } = await catalog.pool.query<{ stored: unknown }>(
    `select to_jsonb(l) - '{id, slug, import_key}'::text[] || jsonb_build_object(
       'amenities', array(select amenity_id from app.listing_amenity where listing_id = l.id order by 1),
       'slugs', (select jsonb_agg(to_jsonb(s) - '{aggregate_id, slug}'::text[]) from app.slug s
                 where noun = 'listing' and aggregate_id = l.id and s.slug = l.slug),
       'event', (select (value::jsonb #- '{id}' #- '{aggregateId}' #- '{data,id}' #- '{data,slug}') || headers
                 from app.outbox where key = 'listing:' || l.id)) as stored
     from app.listing l where starts_with(import_key, $1) order by import_key`,
    [importKey],
  )
  return rows.map((row) => row.stored)
}

test('rows, slugs, amenities and events are those of the command', async () => {
  await runCommand(catalog, catalog.context, async (unit) => {
    for (const { project: _known, ...listing } of wanted('one:')) await addListing(unit, listing)
  })
  await runCommand(catalog, catalog.context, (unit) => addListingsInBulk(unit, wanted('bulk:')))
  const inBulk = await stored('bulk:')
  expect(inBulk).toHaveLength(2)
  expect(inBulk).toEqual(await stored('one:'))
  expect(inBulk[1]).toMatchObject({ bedroom: 2, details: '<p>Quiet</p>', amenities: [1, 2] })
})

test('a listing that the rules refuse fails all of them', async () => {
  const [first, second] = wanted('refused:')
  if (first === undefined || second === undefined) throw new Error('There are two.')
  const broken = { ...second, changes: { ...second.changes, listingOwner: null } }
  const adding = runCommand(catalog, catalog.context, (unit) => addListingsInBulk(unit, [first, broken]))
  await expect(adding).rejects.toMatchObject({ fields: { listing_owner: ['Field is required'] } })
  expect(await stored('refused:')).toEqual([])
})

test('an import key that is taken fails all of them', async () => {
  const again = runCommand(catalog, catalog.context, (unit) => addListingsInBulk(unit, wanted('bulk:')))
  await expect(again).rejects.toThrow('import_key')
})

test('the next number of a key goes on where the last one stopped', async () => {
  await runCommand(catalog, catalog.context, async ({ client }) => {
    expect(await findNextKeyNumber(client, 'bulk:')).toBe(2)
    expect(await findNextKeyNumber(client, 'none:')).toBe(0)
  })
})
