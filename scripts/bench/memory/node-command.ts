/** What Linux calls a process of Node. */
export const NODE_COMMAND = /^(node|MainThread)/
