/** A server that answers. */
export interface HttpServer {
  /** The port it got, also where 0 was asked for. */
  readonly port: number
  /** Takes nothing new, lets what runs come to its end, then resolves. Calling it again waits for the same end. */
  close(): Promise<void>
}
