import { z } from 'zod'

/** A picture in the answers of §3: `image` is its file, `url` where to fetch it. */
export const pictureAnswerSchema = z.object({ id: z.int(), image: z.string(), url: z.string() })
