/**
 * The one palette, light and dark: red, green and blue of each token, so that classes can add an opacity. Paper, ink and
 * the greens of mangrove, with roof clay used sparingly.
 */
export const PALETTE = {
  light: {
    page: '251 248 243',
    surface: '255 254 252',
    sunken: '243 237 228',
    line: '230 222 210',
    'line-strong': '140 128 112',
    ink: '38 32 26',
    'ink-soft': '100 89 77',
    brand: '24 90 77',
    'brand-strong': '16 68 58',
    'brand-soft': '222 236 229',
    'on-brand': '255 255 255',
    accent: '168 66 38',
    'accent-soft': '250 230 219',
    success: '34 104 62',
    'success-soft': '224 240 228',
    warning: '133 84 8',
    'warning-soft': '252 238 210',
    danger: '176 36 36',
    'danger-soft': '252 228 226',
    shadow: '60 42 20',
  },
  dark: {
    page: '22 20 17',
    surface: '31 28 24',
    sunken: '41 37 32',
    line: '58 52 45',
    'line-strong': '138 126 111',
    ink: '243 237 228',
    'ink-soft': '184 173 158',
    brand: '127 200 176',
    'brand-strong': '160 220 199',
    'brand-soft': '30 58 50',
    'on-brand': '13 36 30',
    accent: '238 149 118',
    'accent-soft': '72 38 26',
    success: '137 207 160',
    'success-soft': '28 56 38',
    warning: '232 184 104',
    'warning-soft': '64 47 18',
    danger: '246 150 143',
    'danger-soft': '76 31 29',
    shadow: '0 0 0',
  },
} as const satisfies Record<'light' | 'dark', Record<string, `${number} ${number} ${number}`>>

export type ColorToken = keyof typeof PALETTE.light
