import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SearchEngine } from '#app/core/search/search_engine'
import { openSearchEngine } from '#app/research/open_search_engine'
import { findSource, sources } from '#app/research/sources'
import { ground } from '#tests/functional/research/ingestion/ground'
import { lawyer, readerOf } from '#tests/functional/research/searches/reader'
import { person } from '#tests/helpers/people'
import gazette from './toy_source/source.js'
import { openGazette } from './toy_source/stand_in.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = fileURLToPath(new URL('./toy_source/', import.meta.url))
const COPIED = [
  'app',
  'bin',
  'config',
  'database',
  'inertia',
  'resources',
  'sources',
  'start',
  '.adonisjs',
  'tests/spec',
]
const FILES = ['ace.js', 'adonisrc.ts', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Runs a command of the project in a folder. */
async function ace(folder: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'bin', 'bootstrap', 'typescript.mjs'))}`,
      FOJA_DATA: join(folder, 'data'),
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  child.stdout.on('data', (chunk) => (told += chunk))
  child.stderr.on('data', (chunk) => (told += chunk))
  const code = await new Promise((ended) => child.on('close', ended))
  if (code !== 0) throw new Error(told)
  return told
}

test.group('Additional legal source', (group) => {
  group.each.timeout(360_000)

  test('needs one folder and no change elsewhere', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'foja-fifth-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    for (const name of [...COPIED, ...FILES]) await cp(join(ROOT, name), join(folder, name), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await mkdir(join(folder, 'sources', 'gaceta'))
    await cp(join(FOLDER, 'source.ts'), join(folder, 'sources', 'gaceta', 'source.ts'))

    await ace(folder, 'codegen')
    const listed = await ace(folder, 'sources:list')
    assert.match(listed, /gaceta\W+Gaceta ficticia\W+aviso \(Avisos\)/)
    assert.match(listed, /scjn\W+/)
  })

  test('is imported, searched, filtered, opened and monitored like the others', async ({ client, assert, cleanup }) => {
    const list = await sources()
    list.push(gazette)
    const [on, site] = [await ground(), await openGazette()]
    const engine = await openSearchEngine({ kind: 'embedded', file: join(on.folder, 'fifth.sqlite') })
    app.container.swap(SearchEngine, () => engine)
    cleanup(async () => {
      list.splice(list.indexOf(gazette), 1)
      app.container.restore(SearchEngine)
      await engine.close()
      await site.close()
      await on.close()
    })
    const source = (await findSource('gaceta'))!
    const { IngestSource } = await import('#app/research/actions/ingest_source')
    const { DEFAULT_ORDER: POLITE } = await import('#app/research/ingestion/ingest_order')
    const run = await new IngestSource(engine).handle(source, {
      ...POLITE,
      kind: 'aviso',
      rate: 0,
      mirror: site.address,
    })
    assert.deepInclude(run!, { state: 'finished', stored: 2, rejected: 1 })

    const reader = await lawyer(client)
    const results = (await reader.visit('/search/b-search/gaceta?q=plazo+suspendido')).body().props
    assert.deepEqual(
      results.found.hits.map(({ document }: { document: { slug: string } }) => document.slug),
      ['aviso-2']
    )
    const filtered = (await reader.visit('/search/b-search/gaceta?ejercicio=2026')).body().props
    assert.equal(filtered.found.total, 1)
    assert.deepEqual(
      filtered.source.filters.map(({ name }: { name: string }) => name),
      ['dependencia', 'ejercicio']
    )
    const opened = await reader.visit('/search/b-search/analysis/gaceta/aviso-2')
    assert.equal(opened.status(), 200)
    assert.include(JSON.stringify(opened.body().props), 'mantenimiento ficticio')

    const operator = await readerOf(client, await person({ isAdmin: true }), null)
    const { kinds } = (await operator.visit('/settings/sources')).body().props
    assert.containsSubset(kinds, [{ source: 'gaceta', kind: 'aviso', stored: 2, rejected: 1, state: 'finished' }])
  })
})
