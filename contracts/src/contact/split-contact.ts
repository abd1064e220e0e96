/** "Contact numbers are separated by /" (§5): each as it was typed. */
export function splitContact(contact: string): string[] {
  return contact
    .split('/')
    .map((number) => number.trim())
    .filter((number) => number !== '')
}
