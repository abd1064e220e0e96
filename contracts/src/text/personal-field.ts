/** Fields that hold people's names, addresses and numbers, whatever the noun calls them. */
const PERSONAL = /e_?mail|phone|contact|fullname|owner(?!_id|_noun)|social|account$/

/** Whether a field, by its name on the wire, tells of people: the audit trail masks it, and no browser keeps it. */
export function isPersonalField(field: string): boolean {
  return PERSONAL.test(field)
}
