import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import research from '#config/research'
import { SearchEngine } from '#app/core/search/search_engine'
import { openSearchEngine } from '#app/research/open_search_engine'
import { StandIn, ruling, thesis } from '#tests/functional/research/ingestion/stand_in'
import { runCommand } from '#tests/helpers/command'
import { emptyDatabase } from '#tests/helpers/database'
import { until } from '#tests/helpers/until'
import { Installation } from './installation.js'

const SEARCH_DOWN =
  'El servidor de búsqueda no responde. Lo que se leyó está guardado; el índice se actualizará cuando responda.'

/** A search server where none listens. */
const NO_SERVER = {
  kind: 'meilisearch',
  file: '',
  server: { url: 'http://127.0.0.1:9', key: 'k', index: 'foja' },
} as const

interface Status {
  sources: { source: string; kind: string; state: string; lastRun: { finishedAt: string } }[]
}

const of = ({ sources }: Status, kind: string) => sources.find((one) => one.source === 'scjn' && one.kind === kind)!

test.group('Operator commands', (group) => {
  let court: StandIn
  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foja-commands-'))
    const configured = { ...research }
    await emptyDatabase()
    court = await StandIn.open()
    Object.assign(research, { rawFolder: join(folder, 'raw'), mirror: court.address })
    const engine = await openSearchEngine({ kind: 'embedded', file: join(folder, 'search.sqlite') })
    app.container.swap(SearchEngine, () => engine)
    return async () => {
      app.container.restore(SearchEngine)
      Object.assign(research, configured)
      await engine.close()
      await court.close()
      await emptyDatabase()
      await rm(folder, { recursive: true })
    }
  })
  const ingest = (...args: string[]) => runCommand(['sources:ingest', ...args])

  test('import a source, show its state and rebuild its index', async ({ assert }) => {
    court.addTheses(5).rulings.set(501, ruling(501))
    court.theses.set(2_990_003, thesis(2_990_003, { texto: '' }))
    const read = await ingest('scjn', '--rate=0')
    assert.equal(read.code, 0, read.err)
    assert.include(read.out, 'Tesis, terminada: 4 guardadas, 0 sin cambios, 1 rechazada, 0 sin respuesta')
    assert.include(read.out, 'Sentencias, terminada: 1 guardada,')
    assert.include(read.out, 'Índice: 5 documentos, al día.')
    assert.notInclude(read.out, '\r', 'no bar where there is no terminal')

    const status = JSON.parse((await runCommand(['sources:status', '--json'])).out)
    const [theses, rulings] = ['tesis', 'engrose'].map((kind) => of(status, kind))
    assert.deepInclude(theses, { source: 'scjn', kind: 'tesis', stored: 4, rejected: 1, failed: 0, state: 'finished' })
    assert.deepInclude(theses.lastRun, {
      state: 'finished',
      listed: 5,
      planned: 5,
      fetched: 5,
      stored: 4,
      rejected: 1,
      failure: null,
    })
    assert.match(theses.lastRun.finishedAt, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    assert.deepInclude(rulings, { kind: 'engrose', stored: 1 })
    assert.deepInclude(status.index, { documents: 5, pending: 0 })
    assert.equal(status.worker, 'down')

    const english = await runCommand(['sources:status', '--language=en'])
    assert.match(english.out, /tesis \(Theses\)\W+4\W+1\W+0\W+Finished/)

    const reindex = await runCommand(['research:reindex'])
    assert.deepEqual([reindex.code, reindex.out.trim()], [0, 'Índice: 5 documentos, al día.'])
  })

  test('list sources with their document types and rate limit', async ({ assert }) => {
    const { code, out } = await runCommand(['sources:list'])
    assert.equal(code, 0)
    assert.match(
      out,
      /scjn\W+Suprema Corte de Justicia de la Nación\W+tesis \(Tesis\), engrose \(Sentencias\).+repositorio.+2 por segundo/
    )
  })

  test('list every source with its transports', async ({ assert }) => {
    const { out } = await runCommand(['sources:list'])
    for (const source of ['cjf', 'federal_laws', 'scjn', 'state_laws'])
      assert.match(out, new RegExp(`^${source}\\s`, 'm'))
    assert.match(out, /scjn.+sjf2/)
  })

  test('refuse an unsupported language with a message', async ({ assert }) => {
    for (const command of ['sources:list', 'sources:status', 'research:reindex', 'research:engine']) {
      const { code, out, err } = await runCommand([command, '--language=xx'])
      assert.equal(code, 1, command)
      assert.equal(out.trim(), '')
      assert.match(
        err,
        /^--language=xx no es un idioma de Foja; disponibles: es, en\. --language=xx is not a language of Foja/
      )
    }
  })

  test('show the search engine, apply its settings and rebuild its index', async ({ assert }) => {
    const status = await runCommand(['research:engine'])
    assert.equal(status.code, 0, status.err)
    assert.match(status.out, /^Motor de búsqueda: integrado, .+search\.sqlite\.\nÍndice: 0 documentos, al día\./)
    assert.include((await runCommand(['research:engine', 'settings'])).out, 'no tiene ajustes que aplicar')
    assert.include((await runCommand(['research:engine', 'reindex'])).out, 'La biblioteca está vacía')
    const unknown = await runCommand(['research:engine', 'vuela', '--language=en'])
    assert.deepEqual([unknown.code, unknown.out.trim()], [1, 'Specify what to do: status, settings or reindex.'])
  })

  test('report an unreachable search server with a message', async ({ assert, cleanup }) => {
    const engine = await openSearchEngine(NO_SERVER)
    app.container.swap(SearchEngine, () => engine)
    cleanup(() => engine.close())
    for (const command of [['research:engine'], ['research:reindex']]) {
      const { code, out } = await runCommand(command)
      assert.deepEqual([code, out.trim()], [1, SEARCH_DOWN], command.join(' '))
    }
    court.addTheses(2)
    const read = await ingest('scjn', '--kind=tesis', '--rate=0')
    assert.equal(read.code, 1)
    assert.include(read.out, 'Tesis, terminada: 2 guardadas')
    assert.include(read.out, SEARCH_DOWN)
    assert.include((await runCommand(['sources:status'])).out, 'Índice: el servidor de búsqueda no responde.')
  })

  test('verify the audit log and detect a tampered one', async ({ assert }) => {
    assert.include((await runCommand(['audit:verify'])).out, 'La bitácora está vacía.')
    const forged = `(0, 1, '2026-11-20 10:00:00.000', 'system', 'x.y', 'x', '', 'forged')`
    await db.rawQuery(
      `INSERT INTO audit_entries (chain, seq, at, actor_kind, action, subject_type, previous_hash, hash) VALUES ${forged}`
    )
    const { code, out } = await runCommand(['audit:verify'])
    assert.deepEqual([code, out.trim()], [1, 'Bitácora 0: alterada en el asiento 1.'])
  })
})

test.group('Operator commands as processes', (group) => {
  let here: Installation
  let court: StandIn
  group.each.setup(async () => {
    here = await Installation.create()
    court = await StandIn.open()
    return async () => {
      await court.close()
      await here.remove()
    }
  })
  const ingest = (...args: string[]) => here.ace(['sources:ingest', ...args], { SOURCES_MIRROR: court.address })

  test('fail with a message and exit code 1 when the command is impossible', async ({ assert }) => {
    const { code, out } = await ingest('atlantida')
    assert.deepEqual(
      [code, out.trim()],
      [1, 'No existe la fuente «atlantida». Fuentes: cjf, federal_laws, scjn, state_laws.']
    )
    assert.equal((await here.ace(['sources:list', '--language=xx'])).code, 1)
  })

  test('finish the current batch on {$self}')
    .with(['SIGINT', 'SIGTERM'] as const)
    .run(async ({ assert }, signal) => {
      court.addTheses(400)
      const child = here.start(['ace.js', 'sources:ingest', 'scjn', '--rate=0'], { SOURCES_MIRROR: court.address })
      court.onRecord = (count) => count === 250 && child.kill(signal)
      const { code, out, err } = await child.ended
      assert.equal(code, 130, err)
      assert.include(out, 'Tesis, interrumpida: ')
      assert.notInclude(out, 'Sentencias')
      const [{ stored }] = here.rows<{ stored: number }>('SELECT count(*) AS stored FROM legal_documents')
      assert.isAtLeast(stored, 200)
      assert.isBelow(stored, 400)
      assert.deepEqual(here.rows('SELECT name FROM job_locks'), [])
    })

  test('refuse two imports of one document type and report a killed one', async ({ assert }) => {
    court.addTheses(1_000)
    const first = here.start(['ace.js', 'sources:ingest', 'scjn', '--kind=tesis', '--rate=50'], {
      SOURCES_MIRROR: court.address,
    })
    await until(() => court.asked.length > 3, 'a question of the reader')
    const { code, out } = await ingest('scjn', '--kind=tesis', '--rate=0')
    assert.deepEqual([code, out.split('\n')[0]], [1, 'Otro proceso ya está leyendo Tesis de scjn.'])
    first.kill('SIGKILL')
    await first.ended
    assert.equal(of(JSON.parse((await here.ace(['sources:status', '--json'])).out), 'tesis').state, 'interrupted')
  }).timeout(270_000)
})
