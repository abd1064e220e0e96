import { listingSavedSchema } from '@tahanan/contracts/listing/listing-answers.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { z } from 'zod'
import type { Staff } from '../deployment/staff.ts'
import { numberWord } from './number-word.ts'

export interface StoryCommand {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
  onDone?(answer: unknown): void
}

/** What staff do, one command after the other, and what they were told is done. */
export interface CommandMix {
  next(): StoryCommand
  /** Names of listings whose creation was acknowledged. */
  readonly created: ReadonlySet<string>
}

const DEVELOPERS = 3
const PROJECTS = 6
/**
 * As many as such projects have: what a renaming reaches must not grow for as long as somebody looks. A prime, so that
 * turns by seven and fifty come to each of them, and no album is full.
 */
const UNITS_MOST = 601
const OFFICE = { office_address: 'Pasig', contact_number: '(02) 8123 4567', contact_person: 'R. Amihan' }
const idSchema = z.object({ id: z.number() })

/**
 * Creates listings, changes their prices, moves them between projects that are being renamed, renames developers,
 * deletes listings and uploads pictures, in a fixed proportion. Needs what it refers to, which it adds first.
 *
 * @param series part of every name, so that no two mixes meet
 */
export async function openCommandMix(staff: Staff, series: string): Promise<CommandMix> {
  const developers: number[] = []
  const projects: number[] = []
  /** Units, which are changed; and homes of their own, which only come and go. */
  const listings: number[] = []
  const homes: number[] = []
  const created = new Set<string>()
  let count = 0

  async function add(path: string, body: object): Promise<number> {
    const { status, body: answer } = await staff.send('POST', path, body)
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
    return idSchema.parse(answer).id
  }

  for (let index = 0; index < DEVELOPERS; index += 1) {
    developers.push(await add('/admin/developer/', { name: `Developer ${series} ${numberWord(index)}`, ...OFFICE }))
  }
  for (let index = 0; index < PROJECTS; index += 1) {
    const project = {
      name: `Project ${series} ${numberWord(index)}`,
      developer_id: turn(developers, index),
      dhsud_lts: 'LTS 0034567',
      location: 'Mandaluyong',
      property_type: 0,
      property_subtype: 2,
      property_unit_type: [5, 7],
      financing_option: [0],
    }
    projects.push(await add('/admin/projects/', project))
  }
  const photo = await phonePhoto({ width: 320, height: 240 })

  function createListing(isUnit: boolean): StoryCommand {
    const name = `Home ${series} ${numberWord(count)}`
    const body = isUnit
      ? { name, location: 'Mandaluyong', project: turn(projects, count), property_unit_type: 7, min_price: 4_000_000 }
      : { name, location: 'Makati City', ...OWN, price: 1_000_000 + count }
    return {
      method: 'POST',
      path: `/admin/listing/?listing_type=${isUnit ? 'project' : 'brokerage'}`,
      body,
      onDone(answer) {
        created.add(name)
        const { id } = listingSavedSchema.parse(answer)
        if (isUnit) listings.push(id)
        else homes.push(id)
      },
    }
  }

  function next(): StoryCommand {
    count += 1
    const listing = turn(listings, count * 7)
    const [developer, project] = [turn(developers, count), turn(projects, count)]
    const path = `/admin/listing/${listing}/update/`
    if (listing === undefined || count % 10 < 5) return createListing(count % 3 > 0 && listings.length < UNITS_MOST)
    if (count % 10 < 7) return { method: 'POST', path, body: { min_price: 4_000_000 + count } }
    if (count % 10 === 7) return { method: 'POST', path, body: { project } }
    if (count % 50 === 9) return upload(`/admin/listing/${listing}/upload_images/`, photo)
    const home = count % 50 === 19 ? homes.shift() : undefined
    if (home !== undefined) return { method: 'DELETE', path: `/admin/listing/${home}/` }
    return count % 10 === 8
      ? {
          method: 'PATCH',
          path: `/admin/projects/${project}/`,
          body: { name: `Project ${series} at ${numberWord(count)}` },
        }
      : {
          method: 'PATCH',
          path: `/admin/developer/${developer}/`,
          body: { name: `Builder ${series} ${numberWord(count)}` },
        }
  }

  return { next, created }
}

/** Of a brokerage listing. */
const OWN = {
  property_type: 0,
  property_subtype: 1,
  unit_type: 3,
  listing_status: 0,
  listing_owner: 'On file',
  owner_of_the_property: 'On file',
}

function turn<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length]
}

/** Every upload is another picture: bytes behind the end of a JPEG are not looked at. */
let uploads = 0
function upload(path: string, photo: Buffer): StoryCommand {
  uploads += 1
  const form = new FormData()
  form.append('image[]', new Blob([new Uint8Array(photo), `${uploads}`], { type: 'image/jpeg' }), 'photo.jpg')
  return { method: 'POST', path, body: form }
}
