import { Kafka, logLevel } from 'kafkajs'
import { awayText, CHECK_TIMEOUT_MS, type EngineCheck } from './engine-check.ts'

export const checkKafka: EngineCheck = async ({ KAFKA_BROKERS: brokers = [] }) => {
  const timeouts = { connectionTimeout: CHECK_TIMEOUT_MS, requestTimeout: CHECK_TIMEOUT_MS, retry: { retries: 0 } }
  const kafka = new Kafka({ clientId: 'tahanan-check', brokers: [...brokers], logLevel: logLevel.NOTHING, ...timeouts })
  const admin = kafka.admin()
  try {
    await admin.connect()
    await admin.describeCluster()
    return undefined
  } catch (error) {
    return awayText(error, brokers.join())
  } finally {
    await admin.disconnect().catch(() => {})
  }
}
