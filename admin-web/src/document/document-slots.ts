import type { DocumentKind } from '@tahanan/contracts/document/document.ts'
import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'

export interface DocumentSlot {
  /** Under which name answers carry the list (§3). */
  readonly field: 'title' | 'tax_declaration' | 'sketch_plan' | 'authority_to_lease'
  /** As what a paper is uploaded. */
  readonly kind: DocumentKind
  readonly title: string
  /** A mandate that ends some day. */
  readonly isAuthority: boolean
}

/** "Brokerage Title, Brokerage Tax Declaration, Sketch Plan, and Authority to Sell or to Lease" (§2, decision 69). */
export function documentSlots(brokerageStatus: number): readonly DocumentSlot[] {
  const authority =
    brokerageStatus === FOR_RENT
      ? ({ kind: 'authority_to_lease', title: 'Authority to Lease' } as const)
      : ({ kind: 'authority_to_sell', title: 'Authority to Sell' } as const)
  return [
    { field: 'title', kind: 'title', title: 'Brokerage Title', isAuthority: false },
    { field: 'tax_declaration', kind: 'tax_declaration', title: 'Brokerage Tax Declaration', isAuthority: false },
    { field: 'sketch_plan', kind: 'sketch_plan', title: 'Sketch Plan', isAuthority: false },
    { field: 'authority_to_lease', ...authority, isAuthority: true },
  ]
}
