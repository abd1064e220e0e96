import type { RebuildTarget } from '@tahanan/contracts/system/system-answer.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import {
  type RebuildReport,
  type RebuildSettings,
  rebuildListingView,
} from '@tahanan/read-models/rebuild/rebuild-listing-view.ts'
import { rebuildSearch } from '@tahanan/read-models/rebuild/rebuild-search.ts'
import { ensureCatalogTopic } from '../pipeline/ensure-catalog-topic.ts'

interface Rebuild extends RebuildSettings {
  readonly target: RebuildTarget
  readonly config: Pick<Config, 'MEILI_URL' | 'MEILI_KEY'>
}

const INDEX_TIMEOUT_MS = 30_000

/** Makes a read model anew while it serves, whoever asks: the command line or the System page. */
export async function rebuild({ target, config, ...settings }: Rebuild): Promise<RebuildReport> {
  await ensureCatalogTopic(settings.bus)
  if (target === 'listing-view') return rebuildListingView(settings)
  const { MEILI_URL: url, MEILI_KEY: key } = config
  const client = url === undefined ? undefined : openMeiliClient({ url, key, timeoutMs: INDEX_TIMEOUT_MS })
  return rebuildSearch({ ...settings, client })
}
