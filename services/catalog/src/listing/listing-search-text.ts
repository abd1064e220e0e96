import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/** What the staff list searches in the listing itself; its project and developer are asked by their own rows. */
export function listingSearchText({ name, location }: { readonly name: string; readonly location: string }): string {
  return foldText(`${name} ${location}`)
}
