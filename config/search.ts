import { join } from 'node:path'
import env from '#start/env'

/** Which engine searches the library, and where it keeps its index. */
const search = {
  kind: env.get('SEARCH_ENGINE'),
  /** The file of the embedded engine. */
  file: join(env.get('FOJA_DATA'), 'search.sqlite'),
  /** The server of the other; several installations may share one, each with an index of its own name. */
  server: {
    url: env.get('MEILISEARCH_URL') ?? '',
    key: env.get('MEILISEARCH_KEY')?.release() ?? '',
    index: env.get('MEILISEARCH_INDEX') || 'foja',
  },
}

export default search
