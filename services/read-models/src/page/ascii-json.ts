const BEYOND_ASCII = /[\u007f-\uffff]/g

/**
 * JSON text in ASCII, as answers keep it: with a single ₱ in it JavaScript takes two bytes for each character, and each
 * answer has to be encoded anew.
 */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replaceAll(BEYOND_ASCII, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
