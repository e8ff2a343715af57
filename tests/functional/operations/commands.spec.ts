import { test } from '@japa/runner'
import { StandIn, ruling, thesis } from '#tests/functional/research/ingestion/stand_in'
import { Installation, until } from './installation.js'

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
    const [theses, rulings] = status.sources
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
      /scjn\W+Suprema Corte de Justicia de la Nación\W+tesis \(Tesis\), engrose \(Sentencias\)\W+2 por segundo/
    )
  })

  test('an order that cannot be carried out ends with a sentence and exit code 1', async ({ assert }) => {
    const { code, out } = await ingest('atlantida')
    assert.deepEqual([code, out.trim()], [1, 'No existe la fuente «atlantida». Fuentes: scjn.'])
  })

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
    assert.equal(JSON.parse((await here.ace(['sources:status', '--json'])).out).sources[0].state, 'interrupted')
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
