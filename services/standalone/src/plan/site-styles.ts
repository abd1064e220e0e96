export type SiteKind = 'village' | 'farm' | 'commercial' | 'industrial' | 'memorial' | 'beach'

export interface SiteStyle {
  readonly ground: string
  readonly lot: string
  readonly chosen: string
  readonly columns: number
  readonly edge: 'park' | 'sea' | 'creek'
  readonly name: string
  /** What some lots already carry. */
  readonly content: 'houses' | 'crops' | 'halls' | 'none'
}

/** What makes the plan of one kind of land differ from another's. */
export const SITE_STYLES: Readonly<Record<SiteKind, SiteStyle>> = {
  village: {
    ground: '#d8dfbd',
    lot: '#f3ead8',
    chosen: '#d98a5b',
    columns: 9,
    edge: 'park',
    name: 'PARK',
    content: 'houses',
  },
  farm: {
    ground: '#cfd8a8',
    lot: '#dfe0b2',
    chosen: '#d9a24f',
    columns: 5,
    edge: 'creek',
    name: 'CREEK',
    content: 'crops',
  },
  commercial: {
    ground: '#dcdccd',
    lot: '#efe6d6',
    chosen: '#cf7f5c',
    columns: 6,
    edge: 'park',
    name: 'PLAZA',
    content: 'halls',
  },
  industrial: {
    ground: '#d3d8cc',
    lot: '#e8e4d8',
    chosen: '#d08c4e',
    columns: 4,
    edge: 'creek',
    name: 'CREEK',
    content: 'halls',
  },
  memorial: {
    ground: '#c8d9ae',
    lot: '#d7e3bf',
    chosen: '#d9a86a',
    columns: 12,
    edge: 'park',
    name: 'CHAPEL GARDEN',
    content: 'none',
  },
  beach: {
    ground: '#e6dcbf',
    lot: '#f1e8cf',
    chosen: '#e0895a',
    columns: 6,
    edge: 'sea',
    name: 'SEA',
    content: 'houses',
  },
}
