import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
})

/** What Vite says of the files it built, by source file. */
export const viteManifestSchema = z.record(z.string(), chunkSchema)

export type ViteManifest = z.infer<typeof viteManifestSchema>
