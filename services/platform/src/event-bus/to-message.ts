import type { KafkaMessage } from 'kafkajs'
import type { Message } from './event-bus.ts'

export function toMessage({ key, value, headers, offset, timestamp }: KafkaMessage): Message {
  return {
    key: key?.toString() ?? '',
    value: value?.toString() ?? '',
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)])),
    offset: BigInt(offset),
    appendedAt: new Date(Number(timestamp)),
  }
}
