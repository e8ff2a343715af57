import { defineSource } from '#sources/contract/contract'
import { pages } from './client.js'
import { filters } from './filters.js'
import { manifest } from './manifest.js'
import { map } from './mapper.js'
import { parse } from './parser.js'
import { prepare } from '#sources/cjf/reading/prepare'
import { readRulings } from './folder.js'
import type { CjfRecord } from './records.js'

export default defineSource<CjfRecord>({
  manifest,
  filters,
  pages,
  parse,
  map,
  prepare,
  readFolder: readRulings,
  writeDemo: async (dir) => (await import('./demo/write_demo.js')).writeDemoCases(dir),
})
