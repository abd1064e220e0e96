import type words from '../../messages/en.json'

/** Fills a message's places: `{count}`, `{name}`. Numbers are written as the language writes them where it says so. */
type Say = (values?: Readonly<Record<string, string | number>>) => string

/**
 * Every word of the site in the language of this build, by noun and key: `m.listing.bedrooms()`. Which values a message
 * takes, the messages say; a test holds what is given against it. build/compile-messages.ts makes it of `messages/*.json`.
 */
export declare const m: {
  readonly [Noun in keyof typeof words]: { readonly [Key in keyof (typeof words)[Noun]]: Say }
}

/** The same as texts, for what is named by a value of the API: `labels.unitType['Two-bedroom']`. */
export declare const labels: {
  readonly [Noun in keyof typeof words]: { readonly [Key in keyof (typeof words)[Noun]]: string }
}
