/** The colours of one house. */
export interface HousePalette {
  readonly wall: string
  /** A second colour for parts that step forward or back. */
  readonly accent: string
  readonly trim: string
  readonly roof: string
  readonly wood: string
  readonly frame: string
}

const LINEN: HousePalette = {
  wall: '#efe8da',
  accent: '#c9bba4',
  trim: '#5a5048',
  roof: '#5d6468',
  wood: '#a8764c',
  frame: '#433d38',
}

export const HOUSE_PALETTES = {
  linen: LINEN,
  sand: { ...LINEN, wall: '#e2d3b8', accent: '#b08a63', trim: '#6b5643', roof: '#71594a', wood: '#8f6039' },
  clay: {
    ...LINEN,
    wall: '#ecdcc6',
    accent: '#c27f57',
    trim: '#efe6d6',
    roof: '#a8583b',
    wood: '#7a4e30',
    frame: '#5b4434',
  },
  sage: {
    ...LINEN,
    wall: '#e9e6d6',
    accent: '#93a285',
    trim: '#f2efe4',
    roof: '#56655c',
    wood: '#a67c52',
    frame: '#4b5148',
  },
  charcoal: {
    ...LINEN,
    wall: '#eceae4',
    accent: '#57575a',
    trim: '#3d3d40',
    roof: '#4a4d52',
    wood: '#9a6a42',
    frame: '#2e2e30',
  },
  rose: {
    ...LINEN,
    wall: '#efdfd0',
    accent: '#b9785f',
    trim: '#f4ece0',
    roof: '#8d4c3a',
    wood: '#80543a',
    frame: '#57463e',
  },
  sky: {
    ...LINEN,
    wall: '#ebe9e0',
    accent: '#8da1ad',
    trim: '#f3f1ea',
    roof: '#5b6b78',
    wood: '#a37a55',
    frame: '#454c52',
  },
} satisfies Record<string, HousePalette>
