/** Short times: 20 ms to the first retry, a second until a silent worker's jobs are given to others. */
export const STAGE_TIMES = { retryDelayMs: 20, stalledAfterMs: 1_000 }
