import type { AreaNumbers, AreaPage } from '@tahanan/contracts/place/area-page.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { labels, m } from '../message/messages.ts'
import { TextLink } from '../ui/links.tsx'

const CELL = 'py-3 pr-3 align-top last:pr-0'

/** What an area costs, to buy and to rent, by kind. */
export function AreaPrices({ area }: { readonly area: AreaPage }) {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {[false, true].map((forRent) => {
        const rows = area.numbers.filter((row) => row.for_rent === forRent)
        return rows.length === 0 ? null : <PriceTable key={String(forRent)} area={area} rows={rows} forRent={forRent} />
      })}
      <p className="text-sm text-ink-soft lg:col-span-2">{m.place.howCounted()}</p>
    </div>
  )
}

interface PriceTableProps {
  readonly area: AreaPage
  readonly rows: readonly AreaNumbers[]
  readonly forRent: boolean
}

function PriceTable({ area, rows, forRent }: PriceTableProps) {
  return (
    <table className="w-full self-start tabular-nums">
      <caption className="mb-2 text-left text-2xl font-semibold">{forRent ? m.place.rent() : m.place.buy()}</caption>
      <thead className="border-b border-line-strong text-left text-sm text-ink-soft">
        <tr>
          <th scope="col" className={CELL}>
            {m.place.kind()}
          </th>
          <th scope="col" className={CELL}>
            {forRent ? m.place.medianRent() : m.place.median()}
          </th>
          <th scope="col" className={CELL}>
            {m.place.perSqm()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind} className="border-b border-line">
            <th scope="row" className={`${CELL} text-left font-medium`}>
              <TextLink to={searchAddress(area, row)}>{labels.areaKind[row.kind]}</TextLink>
              <Small>{m.place.count({ count: row.count })}</Small>
            </th>
            <td className={CELL}>
              <Median pesos={row.median} of={row.priced} />
              {row.change !== null && <Small>{changeText(row.change, row.compared)}</Small>}
            </td>
            <td className={CELL}>
              <Median pesos={row.median_sqm} of={row.sized} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The middle of so many, or that there are too few for one to mean anything. */
function Median({ pesos, of }: { readonly pesos: number | null; readonly of: number }) {
  if (pesos === null) return <span className="text-sm text-ink-soft">{m.place.tooFew()}</span>
  return (
    <>
      <span className="font-semibold">{pesosText(pesos)}</span>
      <Small>{m.place.standsOn({ count: of })}</Small>
    </>
  )
}

function Small({ children }: { readonly children: string }) {
  return <span className="block text-sm font-normal text-ink-soft">{children}</span>
}

/** Medians are whole pesos. */
export function pesosText(pesos: number): string {
  return formatPesos(pesos * 100)
}

function changeText(change: number, count: number): string {
  const percent = Math.abs(change)
  if (percent === 0) return m.place.unchanged({ count })
  return change < 0 ? m.place.fell({ percent, count }) : m.place.rose({ percent, count })
}

/** The search for what a row counts. */
function searchAddress({ code }: AreaPage, { kind, for_rent: forRent }: AreaNumbers): string {
  const status = forRent ? 'For Rent' : 'For Sale'
  return `/search?${new URLSearchParams({ status, tab: status, kind, ...(code !== null && { area: code }) }).toString()}`
}
