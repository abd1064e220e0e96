/**
 * The message of a request's line. Its few fields are masked by whoever writes it, so that the busiest lines need not
 * be searched as a whole.
 */
export const REQUEST_MESSAGE = 'request'
