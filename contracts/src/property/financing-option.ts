/** §3 Enumerations: the code is the place in the list. */
export const FINANCING_OPTIONS = ['Bank Financing', 'PAG-IBIG Financing', 'In-House', 'Cash'] as const

export type FinancingOptionLabel = (typeof FINANCING_OPTIONS)[number]
