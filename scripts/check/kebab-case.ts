/** `listingStateSchema`, `ListingState` and `LISTING_STATE` as file names: `listing-state-schema`, `listing-state`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}
