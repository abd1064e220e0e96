/** Red, green and blue as amounts of light, 0 to 1: such can be added and multiplied as light is. */
export type Color = readonly [red: number, green: number, blue: number]

/** What screens raise amounts to; the plain power is near enough to sRGB for pictures. */
const GAMMA = 2.2

export const color = {
  /** From `#rrggbb`. */
  of(hex: string): Color {
    const channel = (start: number) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** GAMMA
    return [channel(1), channel(3), channel(5)]
  },
  /** Light of a colour and a strength. */
  light: (hex: string, strength: number): Color => color.scale(color.of(hex), strength),
  /** To `#rrggbb`; what is too bright comes out white. */
  hex(light: Color): string {
    return `#${light.map(channelHex).join('')}`
  },
  mix: (a: Color, b: Color, share: number): Color => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ],
  add: (a: Color, b: Color): Color => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  scale: (a: Color, factor: number): Color => [a[0] * factor, a[1] * factor, a[2] * factor],
  multiply: (a: Color, b: Color): Color => [a[0] * b[0], a[1] * b[1], a[2] * b[2]],
  /** Between two hex colours, as light mixes. */
  between: (from: string, to: string, share: number): string =>
    color.hex(color.mix(color.of(from), color.of(to), share)),
}

function channelHex(amount: number): string {
  const clamped = Math.min(1, Math.max(0, amount))
  return Math.round(clamped ** (1 / GAMMA) * 255)
    .toString(16)
    .padStart(2, '0')
}
