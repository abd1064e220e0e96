/** First seed of every stream, so that each noun's streams are its own. Changing one changes the demo catalogue. */
export const DEMO_SEED = {
  developer: 101,
  project: 202,
  projectListing: 303,
  brokerageListing: 404,
  person: 505,
  realty: 606,
  completion: 707,
} as const
