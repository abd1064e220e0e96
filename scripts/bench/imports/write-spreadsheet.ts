import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const HEADER = 'code,title,offer,price,location,property type,bedrooms,listed by,owner,details\n'
const DETAILS = 'Near schools, markets and the church; flood-free, with a garden and a carport. '.repeat(4).trim()

/** A spreadsheet of so many bytes, about, with a reject in every hundred rows. Answers how many rows it has. */
export async function writeSpreadsheet(file: string, bytes: number): Promise<number> {
  let rows = 0
  function* lines(): Generator<string> {
    let written = HEADER.length
    yield HEADER
    while (written < bytes) {
      rows += 1
      const price = rows % 100 === 0 ? 'soon' : String(1_000_000 + rows)
      const line = `B-${rows},House ${rows} in Lipa,sale,${price},"Lipa, Batangas",House and lot,3,Office,On file,"${DETAILS}"\n`
      written += line.length
      yield line
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
  return rows
}
