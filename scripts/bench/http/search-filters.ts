/** What visitors choose beside their words; in the order of how often. */
export const SEARCH_FILTERS: readonly string[] = [
  '',
  '&status=For+Sale',
  '&type=House',
  '&status=For+Rent',
  '&type=Condominium',
  '&type=House&status=For+Sale',
  '&type=Land',
  '&sort=Price+low+to+high',
  '&price=2000000-4000000',
  '&type=Condominium&status=For+Rent',
  '&status=For+Sale&price=4000000-8000000',
  '&bedrooms=3%2B',
  '&type=Commercial',
  '&status=For+Sale&sort=Price+low+to+high',
  '&type=House&price=8000000-12000000',
  '&status=For+Rent&sort=Price+high+to+low',
]
