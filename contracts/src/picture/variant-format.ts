/** What every picture is made into, the smaller one first: a page offers them in this order. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const
