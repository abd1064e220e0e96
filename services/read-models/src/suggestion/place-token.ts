const PREFIX = '#l'

/**
 * A place among the filter tokens of the listings in it, so that the vocabulary counts them. Tokens hold no spaces.
 * Every spelling is a place of its own here.
 */
export const placeToken = {
  of: (label: string) => PREFIX + label.replaceAll(' ', '_'),
  label: (token: string) => token.slice(PREFIX.length).replaceAll('_', ' '),
  prefix: PREFIX,
} as const
