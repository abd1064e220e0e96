import { expect, test } from 'vitest'
import { type FileLine, readLines } from './read-lines.ts'

async function linesOf(...chunks: (string | Uint8Array)[]) {
  async function* source() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
  const lines: FileLine[] = []
  for await (const line of readLines(source())) lines.push(line)
  return lines
}

test('records carry the line they start on, also behind cells of several lines', async () => {
  expect(await linesOf('a,b\n1,"two\nlines"\n\n3,4\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'two\nlines'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test.each([';', '\t', '|'])('delimiter %j is found', async (delimiter) => {
  expect(await linesOf(`"a, b"${delimiter}c\n1${delimiter}2`)).toEqual([
    { line: 1, cells: ['a, b', 'c'] },
    { line: 2, cells: ['1', '2'] },
  ])
})

test('a byte order mark and characters cut by a chunk', async () => {
  const bytes = Buffer.from('\ufeffplace\nParañaque\n')
  const cut = bytes.indexOf(0xc3) + 1
  expect(await linesOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual([
    { line: 1, cells: ['place'] },
    { line: 2, cells: ['Parañaque'] },
  ])
})

test('another encoding and broken quotes say what to do', async () => {
  await expect(linesOf(Buffer.from('place\nPara\xf1aque\n', 'latin1'))).rejects.toThrow('Save it as "CSV UTF-8"')
  await expect(linesOf('a,b\n"1,2\n')).rejects.toThrow('cannot be read as CSV: Quote Not Closed')
  // The parser's codes for these begin differently.
  await expect(linesOf('[{"a": 1}]\n')).rejects.toThrow('cannot be read as CSV: Invalid Opening Quote')
  await expect(linesOf('a,b\n"1"x,2\n')).rejects.toThrow('cannot be read as CSV: Invalid Closing Quote')
})

test('what is no text says what it is', async () => {
  const workbook = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0)
  await expect(linesOf(workbook)).rejects.toThrow('The file is a workbook (.xlsx, .ods). Save it as "CSV UTF-8"')
  await expect(linesOf('a,b\n1,\0\n')).rejects.toThrow('The file is no CSV file.')
})

test('an empty file has no lines', async () => {
  expect(await linesOf('')).toEqual([])
})
