import { defineSource } from '#sources/contract/contract'
import { pages } from './client.js'
import { filters } from './filters.js'
import { manifest } from './manifest.js'
import { map } from './mapper.js'
import { parse } from './parser.js'
import type { ScjnRecord } from './records.js'

export default defineSource<ScjnRecord>({
  manifest,
  filters,
  pages,
  parse,
  map,
  writeDemo: async (dir) => (await import('./demo/write_demo.js')).writeDemoResponses(dir),
})
