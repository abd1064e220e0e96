/**
 * With which `npm start` runs Node: room for what requests leave behind of half of what V8 would take, at no cost that
 * shows.
 */
export const NODE_ARGUMENTS = ['--max-semi-space-size=8']
