interface KafkaPlace {
  readonly port: number
  readonly dataFolder: string
}

/** `server.properties` of a broker that is its own controller. The controller listens on the next port. */
export function kafkaProperties({ port, dataFolder }: KafkaPlace): string {
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${port + 1}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${port + 1}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'log.dirs': dataFolder,
    'auto.create.topics.enable': false,
    // Alone, there is nobody to copy to.
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    // Fifty partitions each are for clusters; here they only make the start slower.
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.num.partitions': 4,
    // A killed member is missed after five seconds.
    'group.min.session.timeout.ms': 5_000,
    // A first member need not wait for others.
    'group.initial.rebalance.delay.ms': 0,
  }
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
