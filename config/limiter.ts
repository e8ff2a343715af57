import { configProvider } from '@adonisjs/core'
import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters, LimiterManagerStoreFactory } from '@adonisjs/limiter/types'
import env from '#start/env'

/** On SQLite: the package's own store does not wait for the write lock. */
const sqlite = configProvider.create<LimiterManagerStoreFactory>(async () => {
  const { SqliteLimiterStore } = await import('#app/core/limits/sqlite_limiter_store')
  return (options) => new SqliteLimiterStore(options)
})

/** On MySQL. Keys name their limit (`core/limits/rate_limiter.ts`); rows that are over are swept with the rest of what is kept for a while. */
const mysql = stores.database({ tableName: 'rate_limits', keyPrefix: '', clearExpiredByTimeout: false })

const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: env.get('DB_CONNECTION') === 'mysql' ? mysql : sqlite, memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
