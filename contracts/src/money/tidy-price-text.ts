/** "Price text has whitespace removed, and a dash is replaced with a spaced en dash" (§9, decision 42). */
export function tidyPriceText(text: string): string {
  return text.replace(/\s+/g, '').replace(/[-–—]/g, ' – ')
}
