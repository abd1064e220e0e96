/** What the search page looks at of its address (§2, decisions 5, 18, §0). */
export const ADDRESS_KEYS: readonly string[] = [
  'search',
  'status',
  'tab',
  'type',
  'price',
  'bedrooms',
  'unit_type',
  'stage',
  'financing',
  'lot_min',
  'lot_max',
  'sort',
  'page',
]
