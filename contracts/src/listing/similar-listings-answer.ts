import { publicListAnswer } from '../page/public-list-answer.ts'
import { listingCardSchema } from './listing-card.ts'

/** The answer of `GET /listing/{slug}/similar/`: a few, for the page of a sold one (decision 26). */
export const similarListingsAnswerSchema = publicListAnswer(listingCardSchema)
