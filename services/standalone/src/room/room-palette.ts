/** The colours of one flat. */
export interface RoomPalette {
  readonly wall: string
  /** One wall in another colour. */
  readonly feature: string
  readonly floor: string
  readonly wood: string
  readonly fabric: string
  readonly accent: string
  readonly second: string
  readonly curtain: string
  readonly stone: string
}

export const ROOM_PALETTES = {
  oak: {
    wall: '#f1ebe0',
    feature: '#d9cbb5',
    floor: '#c79f74',
    wood: '#a8764c',
    fabric: '#d8cdbb',
    accent: '#b5633f',
    second: '#6f8a78',
    curtain: '#efe6d6',
    stone: '#e6e0d5',
  },
  sage: {
    wall: '#efece2',
    feature: '#a9b59c',
    floor: '#b98d62',
    wood: '#8f6039',
    fabric: '#8b9a83',
    accent: '#d9a45b',
    second: '#e7dcc8',
    curtain: '#e9e4d6',
    stone: '#dcdad0',
  },
  clay: {
    wall: '#f0e4d5',
    feature: '#c88a67',
    floor: '#d2c3ae',
    wood: '#7f5334',
    fabric: '#e6dac8',
    accent: '#a4553f',
    second: '#c9a46a',
    curtain: '#f3eadc',
    stone: '#d8cbb8',
  },
  slate: {
    wall: '#eceae5',
    feature: '#68757e',
    floor: '#a98a6b',
    wood: '#7a5a40',
    fabric: '#9aa5ab',
    accent: '#d08c4e',
    second: '#e9e2d4',
    curtain: '#e2e3e0',
    stone: '#c9c9c6',
  },
  linen: {
    wall: '#f5f1e8',
    feature: '#e3d7c3',
    floor: '#d9c3a1',
    wood: '#c0946a',
    fabric: '#ece4d6',
    accent: '#7f957f',
    second: '#cf9d86',
    curtain: '#faf5ea',
    stone: '#efeae0',
  },
} satisfies Record<string, RoomPalette>
