import { AREA_MAP_WIDTH, areaOffer } from '@tahanan/contracts/place/area-offer.ts'
import type { AreaNumbers, AreaPage, AreaPart } from '@tahanan/contracts/place/area-page.ts'
import { Link, useSearchParams } from 'react-router-dom'
import { labels, m } from '../message/messages.ts'
import { classNames } from '../ui/classes.ts'
import { TextLink } from '../ui/links.tsx'
import { pesosText } from './area-prices.tsx'

/** Of a map, from the cheapest fifth on. */
const SHADES = ['fill-brand/20', 'fill-brand/40', 'fill-brand/60', 'fill-brand/80', 'fill-brand'] as const
const SWATCHES = ['bg-brand/20', 'bg-brand/40', 'bg-brand/60', 'bg-brand/80', 'bg-brand'] as const

/** What a square metre of one kind of offer costs in the parts of an area and around it: which kind, the address says. */
export function AreaComparison({ area }: { readonly area: AreaPage }) {
  const [query] = useSearchParams()
  const { parts, neighbours, numbers, map } = area
  const [first] = numbers
  const told = numbers.filter((row) => [...parts, ...neighbours].some((part) => areaOffer(row) in part.median_sqm))
  const chosen = numbers.find((row) => areaOffer(row) === query.get('offer')) ?? told[0] ?? first
  if (parts.length + neighbours.length === 0) return null
  const own = chosen?.median_sqm ?? null
  const offer = chosen === undefined ? '' : areaOffer(chosen)
  return (
    <section aria-labelledby="compared" className="mt-14">
      <h2 id="compared" className="text-2xl font-semibold">
        {chosen === undefined ? m.place.around() : m.place.compared({ offer: offerText(chosen) })}
      </h2>
      {told.length > 1 && (
        <nav aria-label={m.place.choose()} className="mt-4 flex flex-wrap gap-2">
          {told.map((row) => (
            <Link
              key={areaOffer(row)}
              to={`?offer=${areaOffer(row).replace(' ', '+')}`}
              preventScrollReset
              replace
              aria-current={row === chosen ? 'true' : undefined}
              className={classNames(
                'rounded-full border px-3 py-1.5 text-sm font-medium',
                row === chosen ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line-strong hover:bg-sunken',
              )}
            >
              {offerText(row)}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-6 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        {map !== null && parts.some((part) => offer in part.median_sqm) && (
          <PriceMap height={map.height} rest={map.rest} parts={parts} offer={offer} />
        )}
        {parts.length > 0 && <PartTable title={m.place.parts()} parts={parts} offer={offer} own={own} />}
        {neighbours.length > 0 && <PartTable title={m.place.nearby()} parts={neighbours} offer={offer} own={own} />}
      </div>
    </section>
  )
}

function offerText(row: AreaNumbers): string {
  const kind = labels.areaKind[row.kind]
  return row.for_rent ? m.place.offerToRent({ kind }) : m.place.offerToBuy({ kind })
}

interface PriceMapProps {
  readonly height: number
  readonly rest: string
  readonly parts: readonly AreaPart[]
  readonly offer: string
}

/** The parts by what they cost; the table beside it says the same. */
function PriceMap({ height, rest, parts, offer }: PriceMapProps) {
  const bounds = shadeBounds(parts.flatMap((part) => part.median_sqm[offer] ?? []))
  return (
    <figure>
      <svg
        viewBox={`-4 -4 ${AREA_MAP_WIDTH + 8} ${height + 8}`}
        aria-hidden="true"
        className="max-h-[36rem] w-full stroke-page [stroke-linejoin:round] [stroke-width:1.5]"
      >
        <path d={rest} className="fill-line" />
        {parts.map(({ path, name, shape, median_sqm: { [offer]: pesos } }) => (
          <Link key={path} to={path} tabIndex={-1}>
            <title>{pesos === undefined ? name : `${name}: ${pesosText(pesos)}`}</title>
            <path
              d={shape}
              className={classNames(
                'hover:stroke-accent hover:[stroke-width:3]',
                pesos === undefined ? 'fill-line' : SHADES[shadeOf(bounds, pesos)],
              )}
            />
          </Link>
        ))}
      </svg>
      <figcaption className="mt-3 text-sm text-ink-soft">
        <p>{m.place.mapText()}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          {bounds.map(({ from, to }, shade) => (
            <li key={from} className="flex items-center gap-1.5">
              <span className={classNames('size-3.5 rounded-sm border border-line-strong', SWATCHES[shade])} />
              {from === to ? pesosText(from) : `${pesosText(from)} – ${pesosText(to)}`}
            </li>
          ))}
          <li className="flex items-center gap-1.5">
            <span className="size-3.5 rounded-sm border border-line-strong bg-line" />
            {m.place.tooFew()}
          </li>
        </ul>
        <p className="mt-2">{m.place.boundaries()}</p>
      </figcaption>
    </figure>
  )
}

interface ShadeBounds {
  readonly from: number
  readonly to: number
}

/** Up to five ranges of prices, each with as many areas as the others, the cheapest first. */
export function shadeBounds(prices: readonly number[]): readonly ShadeBounds[] {
  const sorted = [...new Set(prices)].toSorted((a, b) => a - b)
  const shades = Math.min(SHADES.length, sorted.length)
  return Array.from({ length: shades }, (_, shade) => {
    const from = sorted[Math.round((shade * sorted.length) / shades)] ?? 0
    const to = sorted[Math.round(((shade + 1) * sorted.length) / shades) - 1] ?? from
    return { from, to }
  })
}

function shadeOf(bounds: readonly ShadeBounds[], price: number): number {
  return bounds.findIndex(({ to }) => price <= to)
}

interface PartTableProps {
  readonly title: string
  readonly parts: readonly AreaPart[]
  readonly offer: string
  /** What it costs in the area that the others are compared with, pesos per sqm. */
  readonly own: number | null
}

/** Areas with what they cost, drawn and written, and by how much that is more or less than here; then the others. */
function PartTable({ title, parts, offer, own }: PartTableProps) {
  const told = parts.flatMap((part) => {
    const pesos = part.median_sqm[offer]
    return pesos === undefined ? [] : [{ ...part, pesos }]
  })
  const others = parts.filter((part) => part.median_sqm[offer] === undefined)
  const dearest = Math.max(...told.map(({ pesos }) => pesos))
  return (
    <div>
      <h3 className="mb-2 text-xl font-semibold">{title}</h3>
      {told.length > 0 && (
        <table className="w-full tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="border-b border-line-strong text-left text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-3">
                {m.place.area()}
              </th>
              <th scope="col" className="w-1/2 py-2">
                {m.place.perSqm()}
              </th>
            </tr>
          </thead>
          <tbody>
            {told.map(({ path, name, offers, pesos }) => (
              <tr key={path} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left align-top font-medium">
                  <TextLink to={path}>{name}</TextLink>
                  <span className="block text-sm font-normal text-ink-soft">{m.place.count({ count: offers })}</span>
                </th>
                <td className="py-2 align-top">
                  <span className="font-semibold">{pesosText(pesos)}</span>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 w-full">
                    <rect width={(pesos / dearest) * 100} height="4" className="fill-brand" />
                  </svg>
                  {own !== null && <span className="block text-sm text-ink-soft">{differenceText(pesos, own)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <>
          <p className="mt-4 text-sm text-ink-soft">{m.place.others()}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {others.map(({ path, name, offers }) => (
              <li key={path}>
                <TextLink to={path}>{name}</TextLink>{' '}
                <span className="text-ink-soft">{m.place.count({ count: offers })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function differenceText(pesos: number, own: number): string {
  const percent = Math.round((pesos / own - 1) * 100)
  if (percent === 0) return m.place.same()
  return percent < 0 ? m.place.lower({ percent: -percent }) : m.place.higher({ percent })
}
