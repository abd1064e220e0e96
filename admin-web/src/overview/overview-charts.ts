import { LEAD_SOURCES } from '@tahanan/contracts/lead/lead-source.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { SOURCE_LABELS } from '../lead/lead-labels.ts'
import { durationText } from '../time/duration-text.ts'
import { CHART_COLORS } from './chart-colors.ts'
import type { ChartData } from './chart-data.ts'

const MINUTE_MS = 60_000
const NUMBER = new Intl.NumberFormat('en-PH')
const WEEK = new Intl.DateTimeFormat('en-PH', { month: 'short', day: 'numeric', timeZone: 'Asia/Manila' })

const number = (value: number): string => NUMBER.format(value)
const weekText = (monday: string): string => WEEK.format(new Date(`${monday}T00:00:00+08:00`))

/** Minutes in words: `3 h 5 min`. */
export function minutesText(minutes: number): string {
  return durationText(minutes * MINUTE_MS)
}

/** Leads by week, a series for each source. */
export function leadsChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: number,
    series: LEAD_SOURCES.map((source, place) => ({
      name: SOURCE_LABELS[source],
      color: CHART_COLORS[place % CHART_COLORS.length] ?? 'brand',
    })),
    rows: weeks.map(({ week, leads }) => ({
      name: weekText(week),
      values: LEAD_SOURCES.map((source) => leads[source]),
    })),
  }
}

/** Half of each week's leads were answered sooner. */
export function responseChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: minutesText,
    series: [{ name: 'First response', color: 'brand' }],
    rows: weeks.map(({ week, first_response_median: minutes }) => ({ name: weekText(week), values: [minutes] })),
  }
}

/** Listings by status, those still to be had apart from those that are gone. */
export function statusChart({ by_status: counted }: OverviewAnswer['listings']): ChartData {
  const rows = new Map<string, [available: number, gone: number]>()
  for (const { property_status: status, availability, count } of counted) {
    const row = rows.get(status) ?? [0, 0]
    row[availability === 'Available' ? 0 : 1] += count
    rows.set(status, row)
  }
  return {
    index: 'Status',
    format: number,
    series: [
      { name: 'Available', color: 'brand' },
      { name: 'Sold or sold-out', color: 'line-strong' },
    ],
    rows: [...rows].map(([name, values]) => ({ name, values })),
  }
}

/** Listings by property type, the commonest first. */
export function typeChart({ by_type: counted }: OverviewAnswer['listings']): ChartData {
  return {
    index: 'Property type',
    format: number,
    series: [{ name: 'Listings', color: 'brand' }],
    rows: counted.map(({ property_type: name, count }) => ({ name, values: [count] })),
  }
}
