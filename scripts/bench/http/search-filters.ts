/** What visitors choose beside their words; in the order of how often. */
export const SEARCH_FILTERS: readonly string[] = [
  '',
  '&status=For+Sale',
  '&type=House',
  '&status=For+Rent',
  '&type=Condominium',
  '&type=House&status=For+Sale',
  '&type=Land',
  '&status=For+Sale&price=4000000-8000000',
  '&type=Condominium&status=For+Rent',
  '&sort=Price+low+to+high',
  '&type=House&status=For+Sale&price=8000000-12000000',
  '&type=Commercial',
]
