/** PostgreSQL settings by name, values as they stand in postgresql.conf without quotes. */
export type ClusterSettings = Readonly<Record<string, string>>

/** For a small server that also runs everything else; TCP on this machine only. */
const DEFAULTS: ClusterSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  // Queries here take milliseconds: compiling them or spreading them over processes costs more than it gives.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  idle_in_transaction_session_timeout: '5min',
  timezone: 'UTC',
  // Errors go to the caller, who knows what may be logged; here they would drag personal data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/** The whole text of postgresql.conf. The file is ours: it is written anew on every start. */
export function clusterSettingsText(port: number, overrides: ClusterSettings): string {
  const settings: ClusterSettings = { ...DEFAULTS, ...overrides, port: String(port) }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  return `# Written on every start; changes made here are lost.\n${lines.join('\n')}\n`
}
