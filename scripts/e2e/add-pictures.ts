import sharp from 'sharp'
import { z } from 'zod'

const LISTINGS_WITH_PICTURES = 6
const PICTURES_EACH = 3

const idsSchema = z.object({ results: z.array(z.object({ id: z.int() })) })
const sessionSchema = z.object({ access: z.string() })

/** Gives the newest listings and the newest project some pictures, as staff would. */
export async function addPictures(url: string, password: string): Promise<void> {
  const signIn = await send('/api/admin/login/', JSON.stringify({ username: 'admin', password }), {
    'Content-Type': 'application/json',
  })
  const { access } = sessionSchema.parse(await signIn.json())
  const signedIn = { Authorization: `Bearer ${access}` }
  const listings = await idsOf('/api/listing/?page_size=6', {})
  const projects = await idsOf('/api/admin/projects/?page_size=10', signedIn)
  for (const id of listings.slice(0, LISTINGS_WITH_PICTURES)) {
    await send(`/api/admin/listing/${id}/upload_images/`, await pictures(id), signedIn)
  }
  for (const id of projects.slice(0, 1)) {
    await send(`/api/admin/projects/${id}/upload_images/`, await pictures(id + 100), signedIn)
  }

  async function send(
    path: string,
    body: string | FormData,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const response = await fetch(url + path, { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }

  async function idsOf(path: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
    const response = await fetch(url + path, { headers })
    return idsSchema.parse(await response.json()).results.map(({ id }) => id)
  }
}

/** Plain colours, each its own, so that no two pictures have the same bytes. */
async function pictures(seed: number): Promise<FormData> {
  const form = new FormData()
  for (let place = 0; place < PICTURES_EACH; place += 1) {
    const background = { r: (seed * 47) % 256, g: (seed * 83 + place * 60) % 256, b: 120 + place * 40 }
    const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer()
    form.append('image[]', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `picture-${place}.jpg`)
  }
  return form
}
