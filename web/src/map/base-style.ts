import type { ExpressionSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Theme } from '../theme/use-theme.ts'

/** A token of the palette as the page has it now. */
export function color(token: string): string {
  const parts = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
  return `rgb(${parts.split(' ').join(', ')})`
}

export const FONT = ['Figtree Variable', 'sans-serif']

/** The palette has no water. */
const SEA = { light: 'rgb(206, 224, 229)', dark: 'rgb(15, 25, 30)' } as const

/** Widths and sizes grow with the zoom from the first pair to the last. */
const growing = (from: number, first: number, to: number, last: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  first,
  to,
  last,
]

/** Our own map of the country in the colours of the page: coast, borders and names (`/map/{z}/{x}/{y}`). */
export function baseStyle(theme: Theme, attribution: string): StyleSpecification {
  const [land, line, ink, soft] = [color('page'), color('line-strong'), color('ink'), color('ink-soft')]
  const from = (layer: string) => ({ source: 'country', 'source-layer': layer }) as const
  const names = (
    id: string,
    minzoom: number,
    layout: SymbolLayerSpecification['layout'],
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    ...from(id),
    minzoom,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-padding': 6,
      'text-max-width': 8,
      // The largest first.
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'parts'], 0]],
      // Beside a price that stands in its place.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.2,
      ...layout,
    },
    paint: { 'text-color': id === 'cities' ? ink : soft, 'text-halo-color': land, 'text-halo-width': 1.5 },
  })
  return {
    version: 8,
    sources: {
      country: {
        type: 'vector',
        tiles: [`${location.origin}/map/{z}/{x}/{y}`],
        minzoom: 4,
        maxzoom: 10,
        bounds: [116.5, 4, 127, 21.5],
        attribution,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': SEA[theme] } },
      { id: 'land', type: 'fill', ...from('land'), paint: { 'fill-color': land } },
      {
        id: 'coast',
        type: 'line',
        ...from('land'),
        paint: { 'line-color': line, 'line-opacity': 0.5, 'line-width': 0.8 },
      },
      {
        id: 'city-borders',
        type: 'line',
        ...from('city-borders'),
        minzoom: 8,
        paint: { 'line-color': line, 'line-opacity': growing(8, 0.15, 11, 0.45), 'line-dasharray': [3, 2] },
      },
      {
        id: 'province-borders',
        type: 'line',
        ...from('province-borders'),
        paint: { 'line-color': line, 'line-opacity': 0.6, 'line-width': growing(5, 0.6, 11, 1.6) },
      },
      names('barangays', 11.5, { 'text-size': growing(11.5, 11, 15, 14) }),
      names('cities', 7.5, { 'text-size': growing(7.5, 11, 12, 16) }),
      {
        ...names('provinces', 5, {
          'text-size': growing(5, 10, 9, 14),
          'text-transform': 'uppercase',
          'text-letter-spacing': 0.12,
        }),
        maxzoom: 9.5,
      },
    ],
  }
}
