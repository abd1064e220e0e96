/** Car park or parking availability of the overview (§2, decision 60): the count, else `Available`, else nothing. */
export function parkingText(listing: { readonly carpark: number | null; readonly parking: boolean }): string | null {
  if (listing.carpark !== null && listing.carpark > 0) return String(listing.carpark)
  return listing.parking ? 'Available' : null
}
