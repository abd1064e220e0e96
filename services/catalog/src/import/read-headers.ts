import { distinctHeaders } from './map-columns.ts'
import { NoRows, readLines } from './read-lines.ts'

/**
 * The headers of a file that begins as a table does; what is wrong further down is found by the check.
 *
 * @throws UnreadableFile
 */
export async function readHeaders(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const lines = readLines(source)
  try {
    const header = await lines.next()
    const row = await lines.next()
    if (header.done === true) throw new NoRows('The file is empty: its first line must name the columns.')
    if (row.done === true) throw new NoRows('The file has a line of column names, and no row below it.')
    return distinctHeaders(header.value.cells)
  } finally {
    await lines.return(undefined)
  }
}
