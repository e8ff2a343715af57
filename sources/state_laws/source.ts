import { defineSource } from '#sources/contract/contract'
import { preparedPage } from '#sources/laws/reading/text_of_file'
import { pages } from './client.js'
import { filters } from './filters.js'
import { manifest } from './manifest.js'
import { map } from './mapper.js'
import { parse } from './parser.js'
import type { StateLaw } from './records.js'

export default defineSource<StateLaw>({
  manifest,
  filters,
  pages,
  prepare: preparedPage,
  parse,
  map,
  writeDemo: async (dir) => (await import('./demo/write_demo.js')).writeDemoResponses(dir),
})
