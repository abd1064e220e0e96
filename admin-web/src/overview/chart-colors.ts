/** Colours of the theme that charts draw series in, told apart in both themes; the first one is for what counts most. */
export const CHART_COLORS = ['brand', 'accent', 'warning', 'line-strong', 'danger', 'ink-soft'] as const

export type ChartColor = (typeof CHART_COLORS)[number]
