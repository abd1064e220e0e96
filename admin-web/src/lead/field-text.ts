/** A field's name as people say it: `next_follow_up_on` and `nextFollowUpOn` are `Next follow up on`. */
export function fieldText(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
