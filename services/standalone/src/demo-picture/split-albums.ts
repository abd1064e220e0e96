import type { DemoAlbum } from './demo-scene.ts'

/** The first albums that show a scene which none before them shows, and all others. */
export function splitAlbums(albums: readonly DemoAlbum[]): {
  readonly first: readonly DemoAlbum[]
  readonly others: readonly DemoAlbum[]
} {
  const seen = new Set<string>()
  const first: DemoAlbum[] = []
  const others: DemoAlbum[] = []
  for (const album of albums) {
    const isNew = album.scenes.some(({ name }) => !seen.has(name))
    for (const { name } of album.scenes) seen.add(name)
    if (isNew) first.push(album)
    else others.push(album)
  }
  return { first, others }
}
