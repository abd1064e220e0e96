import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin.js'

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

const color = (name: ColorToken): string => `rgb(var(--${name}) / <alpha-value>)`

const tokens = (theme: keyof typeof PALETTE): Record<string, string> => ({
  'color-scheme': theme,
  ...Object.fromEntries(Object.entries(PALETTE[theme]).map(([name, value]) => [`--${name}`, value])),
})

/**
 * The look as Tailwind classes: one palette, one scale of type, Tailwind's own of space. Every colour is a token that
 * knows light from dark, so no class says `dark:`. The site and the dashboard take it alike.
 */
export const tailwindPreset = {
  content: [],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** Behind everything, behind cards, and behind what lies lower than its surroundings. */
      page: color('page'),
      surface: color('surface'),
      sunken: color('sunken'),
      line: color('line'),
      'line-strong': color('line-strong'),
      ink: { DEFAULT: color('ink'), soft: color('ink-soft') },
      /** What can be pressed, and what lies on it. */
      brand: {
        DEFAULT: color('brand'),
        strong: color('brand-strong'),
        soft: color('brand-soft'),
        ink: color('on-brand'),
      },
      /** Used sparingly: prices' companions, hearts, the chosen one. */
      accent: { DEFAULT: color('accent'), soft: color('accent-soft') },
      success: { DEFAULT: color('success'), soft: color('success-soft') },
      warning: { DEFAULT: color('warning'), soft: color('warning-soft') },
      danger: { DEFAULT: color('danger'), soft: color('danger-soft') },
      /** On pictures, in both themes. */
      white: 'rgb(255 255 255 / <alpha-value>)',
      shade: 'rgb(20 17 13 / <alpha-value>)',
    },
    fontFamily: {
      sans: ['Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'Cascadia Mono', 'Menlo', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1rem' }],
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.125rem', { lineHeight: '1.75rem' }],
      xl: ['1.25rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
      '2xl': ['1.5rem', { lineHeight: '2rem', letterSpacing: '-0.015em' }],
      '3xl': ['1.875rem', { lineHeight: '2.25rem', letterSpacing: '-0.02em' }],
      '4xl': ['2.375rem', { lineHeight: '2.625rem', letterSpacing: '-0.025em' }],
      '5xl': ['3.25rem', { lineHeight: '3.5rem', letterSpacing: '-0.03em' }],
    },
    borderRadius: { none: '0', sm: '6px', DEFAULT: '10px', md: '10px', lg: '14px', xl: '20px', full: '9999px' },
    boxShadow: {
      none: 'none',
      card: '0 1px 2px rgb(var(--shadow) / 0.06), 0 1px 1px rgb(var(--shadow) / 0.04)',
      raised: '0 8px 24px -8px rgb(var(--shadow) / 0.18), 0 2px 6px -2px rgb(var(--shadow) / 0.08)',
      floating: '0 24px 48px -12px rgb(var(--shadow) / 0.32)',
    },
    extend: {
      maxWidth: { page: '73.5rem', text: '42rem' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0, 0, 1)' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': tokens('light'),
        // Without JavaScript the system decides; with it `data-theme` says what was chosen.
        '@media (prefers-color-scheme: dark)': { ":root:not([data-theme='light'])": tokens('dark') },
        ":root[data-theme='dark']": tokens('dark'),
      })
    }),
  ],
} satisfies Config

export type ColorToken = keyof typeof PALETTE.light
