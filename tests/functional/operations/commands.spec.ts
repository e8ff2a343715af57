import { test } from '@japa/runner'
import { StandIn, ruling, thesis } from '#tests/functional/research/ingestion/stand_in'
import { Installation, until } from './installation.js'

const SEARCH_DOWN =
  'El servidor de búsqueda no responde. Lo que se leyó está guardado; el índice lo toma cuando responda.'

interface Status {
  sources: { source: string; kind: string; state: string; lastRun: { finishedAt: string } }[]
}

const of = ({ sources }: Status, kind: string) => sources.find((one) => one.source === 'scjn' && one.kind === kind)!

test.group('Commands of the operator', (group) => {
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

  test('a source is read, its state told, and its index built anew', async ({ assert }) => {
    court.addTheses(5).rulings.set(501, ruling(501))
    court.theses.set(2_990_003, thesis(2_990_003, { texto: '' }))
    const read = await ingest('scjn', '--rate=0')
    assert.equal(read.code, 0, read.err)
    assert.include(read.out, 'Tesis, terminada: 4 guardadas, 0 sin cambios, 1 rechazada, 0 sin respuesta')
    assert.include(read.out, 'Sentencias, terminada: 1 guardada,')
    assert.include(read.out, 'Índice: 5 documentos, al día.')
    assert.notInclude(read.out, '\r', 'no bar where there is no terminal')

    const status = JSON.parse((await here.ace(['sources:status', '--json'])).out)
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

    const english = await here.ace(['sources:status', '--language=en'])
    assert.match(english.out, /tesis \(Theses\)\W+4\W+1\W+0\W+Finished/)

    const reindex = await here.ace(['research:reindex'])
    assert.deepEqual([reindex.code, reindex.out.trim()], [0, 'Índice: 5 documentos, al día.'])
  }).timeout(60_000)

  test('sources are listed with their kinds and their polite rate', async ({ assert }) => {
    const { code, out } = await here.ace(['sources:list'])
    assert.equal(code, 0)
    assert.match(
      out,
      /scjn\W+Suprema Corte de Justicia de la Nación\W+tesis \(Tesis\), engrose \(Sentencias\).+repositorio.+2 por segundo/
    )
  })

  test('an order that cannot be carried out ends with a sentence and exit code 1', async ({ assert }) => {
    const { code, out } = await ingest('atlantida')
    assert.deepEqual(
      [code, out.trim()],
      [1, 'No existe la fuente «atlantida». Fuentes: cjf, federal_laws, scjn, state_laws.']
    )
  })

  test('every source is listed, with the ways to its records', async ({ assert }) => {
    const { out } = await here.ace(['sources:list'])
    for (const source of ['cjf', 'federal_laws', 'scjn', 'state_laws'])
      assert.match(out, new RegExp(`^${source}\\s`, 'm'))
    assert.match(out, /scjn.+sjf2/)
  })

  test('a language that Foja does not speak is refused with a sentence', async ({ assert }) => {
    for (const command of ['sources:list', 'sources:status', 'research:reindex', 'research:engine']) {
      const { code, out, err } = await here.ace([command, '--language=xx'])
      assert.equal(code, 1, command)
      assert.equal(out.trim(), '')
      assert.match(err, /^--language=xx no es un idioma de Foja; hay: es, en\. --language=xx is no language of Foja/)
    }
  }).timeout(90_000)

  test('the engine in use is told, its settings applied and its index built anew', async ({ assert }) => {
    const status = await here.ace(['research:engine'])
    assert.equal(status.code, 0, status.err)
    assert.match(status.out, /^Motor de búsqueda: integrado, .+search\.sqlite\.\nÍndice: 0 documentos, al día\./)
    assert.include((await here.ace(['research:engine', 'settings'])).out, 'no tiene ajustes que aplicar')
    assert.include((await here.ace(['research:engine', 'reindex'])).out, 'La biblioteca está vacía')
    const unknown = await here.ace(['research:engine', 'vuela', '--language=en'])
    assert.deepEqual([unknown.code, unknown.out.trim()], [1, 'Say what to do: status, settings or reindex.'])
  }).timeout(90_000)

  test('a search server that does not answer is told in a sentence', async ({ assert }) => {
    const server = { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: 'http://127.0.0.1:9', MEILISEARCH_KEY: 'k' }
    for (const command of [['research:engine'], ['research:reindex']]) {
      const { code, out } = await here.ace(command, server)
      assert.deepEqual([code, out.trim()], [1, SEARCH_DOWN], command.join(' '))
    }
    court.addTheses(2)
    const settings = { SOURCES_MIRROR: court.address, ...server }
    const read = await here.ace(['sources:ingest', 'scjn', '--kind=tesis', '--rate=0'], settings)
    assert.equal(read.code, 1)
    assert.include(read.out, 'Tesis, terminada: 2 guardadas')
    assert.include(read.out, SEARCH_DOWN)
    assert.include((await here.ace(['sources:status'], server)).out, 'Índice: el servidor de búsqueda no responde.')
  }).timeout(120_000)

  test('Ctrl-C ends with the batch at hand, and so does SIGTERM: {$self}')
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

  test('two readers of one kind do not meet, and a killed one is told of', async ({ assert }) => {
    court.addTheses(1_000)
    const first = here.start(['ace.js', 'sources:ingest', 'scjn', '--kind=tesis', '--rate=50'], {
      SOURCES_MIRROR: court.address,
    })
    await until(() => court.asked.length > 3)
    const { code, out } = await ingest('scjn', '--kind=tesis', '--rate=0')
    assert.deepEqual([code, out.split('\n')[0]], [1, 'Otro proceso ya está leyendo Tesis de scjn.'])
    first.kill('SIGKILL')
    await first.ended
    assert.equal(of(JSON.parse((await here.ace(['sources:status', '--json'])).out), 'tesis').state, 'interrupted')
  })

  test('the log of deeds is verified, and an altered one found', async ({ assert }) => {
    assert.include((await here.ace(['audit:verify'])).out, 'La bitácora está vacía.')
    const forged = `(0, 1, '2026-11-20 10:00:00.000', 'system', 'x.y', 'x', '', 'forged')`
    here.write(
      `INSERT INTO audit_entries (chain, seq, at, actor_kind, action, subject_type, previous_hash, hash) VALUES ${forged}`
    )
    const { code, out } = await here.ace(['audit:verify'])
    assert.deepEqual([code, out.trim()], [1, 'Bitácora 0: alterada en el asiento 1.'])
  })
})
