import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchEngine } from '#app/core/search/search_engine'
import { IngestSource } from '#app/research/actions/ingest_source'
import { CatchUpIndex } from '#app/research/actions/catch_up_index'
import { DEFAULT_ORDER } from '#app/research/ingestion/ingest_order'
import SourceRun from '#app/research/models/source_run'
import { sources } from '#app/research/sources'

/** Reads the invented documents of every source that has some (or of these), through the same ingestion as real ones. Returns how many there are. */
export async function seedLibrary(engine: SearchEngine, only?: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'foja-demo-'))
  try {
    let total = 0
    for (const source of await wanted(only)) {
      const written = (await source.writeDemo?.(folder)) ?? {}
      for (const [kind, count] of Object.entries(written)) {
        await new IngestSource(engine).handle(source, { ...DEFAULT_ORDER, kind, from: folder })
        total += count
      }
    }
    await new CatchUpIndex(engine).handle()
    return total
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether every kind of every source with invented documents has been read to its end. */
export async function libraryIsThere(only?: string[]): Promise<boolean> {
  const finished = await SourceRun.query().where('state', 'finished').distinct('source', 'kind')
  const done = new Set(finished.map(({ source, kind }) => `${source} ${kind}`))
  return (await wanted(only)).every(({ manifest }) =>
    manifest.kinds.every(({ slug }) => done.has(`${manifest.slug} ${slug}`))
  )
}

async function wanted(only?: string[]) {
  const all = (await sources()).filter((source) => source.writeDemo)
  return only ? all.filter(({ manifest }) => only.includes(manifest.slug)) : all
}
