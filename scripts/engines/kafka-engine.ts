import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineFolder, Engine } from './engine.ts'
import { runStep } from './run-step.ts'

const VERSION = '4.1.1'
const PORT = 19_092
/** Any will do: the cluster is one node that nobody else joins. */
const CLUSTER_ID = 'dGFoYW5hbi1lbmdpbmVz'

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>tahanan</groupId>
  <artifactId>kafka-engine</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.apache.kafka</groupId>
      <artifactId>kafka_2.13</artifactId>
      <version>${VERSION}</version>
    </dependency>
  </dependencies>
</project>
`

/** Kafka, one node in KRaft mode, from Maven Central. It takes the next port as well. */
export function kafkaEngine(folder: EngineFolder, port = PORT): Engine {
  const libraries = join(folder.programs, VERSION)
  const properties = join(folder.data, 'server.properties')
  const java = (main: string, ...rest: string[]) => ['-Xmx512m', '-cp', join(libraries, '*'), main, ...rest]

  async function download(): Promise<void> {
    const unfinished = `${libraries}.part`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(folder.programs, 'pom.xml'), POM)
    await runStep({
      says: `downloads Kafka ${VERSION} from Maven Central (43 MB)`,
      program: 'mvn',
      programArguments: ['-B', '-q', 'dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`],
      folder: folder.programs,
      remedy: 'Install Maven and Java 17 or later, e.g. apt-get install maven.',
    })
    await rename(unfinished, libraries)
  }

  async function format(): Promise<void> {
    await mkdir(folder.data, { recursive: true })
    await writeFile(properties, kafkaProperties({ port, dataFolder: join(folder.data, 'log') }))
    await runStep({
      says: 'formats its storage, where that was not done before',
      program: 'java',
      programArguments: java(
        'kafka.tools.StorageTool',
        'format',
        '--ignore-formatted',
        '--cluster-id',
        CLUSTER_ID,
        '--config',
        properties,
      ),
      remedy: 'Install Java 17 or later, e.g. apt-get install default-jre-headless.',
    })
  }

  return {
    name: 'Kafka',
    commandMark: properties,
    port,
    variables: { KAFKA_BROKERS: `127.0.0.1:${port}` },
    async prepare() {
      if (!(await isFolder(libraries))) await download()
      await format()
      return { program: 'java', programArguments: java('kafka.Kafka', properties) }
    },
  }
}

async function isFolder(path: string): Promise<boolean> {
  return readdir(path).then(
    () => true,
    () => false,
  )
}

interface KafkaPlace {
  readonly port: number
  readonly dataFolder: string
}

/** `server.properties` of a broker that is its own controller. The controller listens on the next port. */
function kafkaProperties({ port, dataFolder }: KafkaPlace): string {
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
