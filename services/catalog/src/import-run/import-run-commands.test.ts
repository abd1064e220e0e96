import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseUnreadable } from './import-run-commands.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-sheet-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(text: string, isCut = false): Promise<UploadedFile> {
  const path = join(folder, 'sheet.csv')
  await writeFile(path, text)
  return new UploadedFile({ name: 'sheet.csv', path, sizeBytes: Buffer.byteLength(text), hash: '0'.repeat(64), isCut })
}

test('gives the headers of a table, whatever separates them', async () => {
  expect(await refuseUnreadable(await fileOf('Title;Price\nHouse;1'))).toEqual(['Title', 'Price'])
  expect(await refuseUnreadable(await fileOf('\u{FEFF}"Title, long",Price\r\nHouse,1'))).toEqual([
    'Title, long',
    'Price',
  ])
})

test('refuses what was cut off at 200 MB', async () => {
  const refused = refuseUnreadable(await fileOf('Title,Price\nHouse,1', true))
  await expect(refused).rejects.toMatchObject({ fields: { file: ['The file is larger than 200 MB. Split it.'] } })
})
