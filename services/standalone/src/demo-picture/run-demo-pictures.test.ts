import { expect, it } from 'vitest'
import { type DemoAlbum, splitAlbums } from './run-demo-pictures.ts'

const album = (ownerId: number, ...names: string[]): DemoAlbum => ({
  ownerNoun: 'listing',
  ownerId,
  scenes: names.map((name) => ({ name, caption: '', kind: null, read: async () => Buffer.of() })),
})
const ids = (albums: readonly DemoAlbum[]) => albums.map(({ ownerId }) => ownerId)

it('puts first what shows every scene once', () => {
  const albums = [album(1, 'house', 'room'), album(2, 'room', 'house'), album(3, 'tower'), album(4, 'room', 'lot')]
  const { first, others } = splitAlbums(albums)
  expect(ids(first)).toEqual([1, 3, 4])
  expect(ids(others)).toEqual([2])
})
