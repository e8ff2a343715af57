import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import research from '#config/research'
import { sayIn } from '#app/core/console/say'
import { IngestConsole } from '#app/research/ingestion/console/ingest_console'
import { ReindexConsole } from '#app/research/ingestion/console/reindex_console'
import { acquireLock } from '#app/core/jobs/lock'
import { INDEX_LOCK } from '#app/research/ingestion/indexing/index_changes'
import { ground } from './ground.js'
import type { Ground } from './ground.js'
import { ruling, thesis } from './stand_in.js'

test.group('Source import in a terminal', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    research.mirror = on.court.address
    return () => on.close()
  })

  function options(language = 'es', screen: { isTTY?: boolean; columns?: number } = {}) {
    const written: string[] = []
    const { signal } = new AbortController()
    return {
      written,
      engine: on.engine,
      say: sayIn(language),
      screen: { ...screen, write: (text: string) => written.push(text) },
      signal,
    }
  }
  async function ingest(
    asked: {
      source: string
      kind?: string
      since?: string
      limit?: string
      rate?: string
      from?: string
      full?: boolean
      transport?: string
      ask?: string[]
      folder?: string
    },
    language = 'es'
  ) {
    const { written, ...rest } = options(language)
    const code = await new IngestConsole(rest).run({ rate: '0', ...asked })
    return { code, lines: written.join('').trimEnd().split('\n') }
  }

  test('refuses an impossible request with a message and exit code 1: {sentence}')
    .with([
      {
        asked: { source: 'atlantida' },
        sentence: 'No existe la fuente «atlantida». Fuentes: cjf, federal_laws, scjn, state_laws.',
      },
      {
        asked: { source: 'scjn', kind: 'poema' },
        sentence: 'La fuente scjn no tiene el tipo «poema». Tipos: tesis, engrose, ejecutoria, voto.',
      },
      { asked: { source: 'scjn', since: 'ayer' }, sentence: '«ayer» no es una fecha. Escribe --since=AAAA-MM-DD.' },
      {
        asked: { source: 'scjn', since: '2026-02-31' },
        sentence: '«2026-02-31» no es una fecha. Escribe --since=AAAA-MM-DD.',
      },
      { asked: { source: 'scjn', limit: '0' }, sentence: '--limit debe ser un entero mayor que 0.' },
      {
        asked: { source: 'scjn', rate: 'mucho' },
        sentence: '--rate debe ser un número de peticiones por segundo, 0 o mayor.',
      },
      {
        asked: { source: 'scjn', transport: 'paloma' },
        sentence: 'La fuente scjn no tiene el transporte «paloma». Tiene: repositorio, sjf2, bj.',
      },
      { asked: { source: 'cjf', ask: ['organo'] }, sentence: '--ask se escribe nombre=valor, no «organo».' },
      { asked: { source: 'scjn', folder: '/tmp' }, sentence: 'La fuente scjn no lee carpetas preparadas a mano.' },
      { asked: { source: 'scjn', from: '/nada' }, sentence: 'No hay respuestas guardadas de scjn en /nada.' },
    ])
    .run(async ({ assert }, { asked, sentence }) => {
      assert.deepEqual(await ingest(asked), { code: 1, lines: [sentence] })
      assert.deepEqual(on.court.asked, [])
    })

  test('keeps the rate limit without a mirror', async ({ assert }) => {
    research.mirror = null
    const sentence = '--rate 0 quita el límite y solo vale con una copia propia: define SOURCES_MIRROR.'
    assert.deepEqual(await ingest({ source: 'scjn' }), { code: 1, lines: [sentence] })
  })

  test('refuses a malformed request parameter with a message', async ({ assert }) => {
    const { code, lines } = await ingest({ source: 'cjf', kind: 'expediente', ask: ['organo=x', 'expediente=1/2025'] })
    assert.equal(code, 1)
    assert.include(lines.join('\n'), 'Lo indicado en --ask no es válido: organo=x.')
  })

  test('prints English on request', async ({ assert }) => {
    const { lines } = await ingest({ source: 'nowhere' }, 'en')
    assert.deepEqual(lines, ['There is no source “nowhere”. Sources: cjf, federal_laws, scjn, state_laws.'])
  })

  test('reports rejected and missing records at the end', async ({ assert }) => {
    on.court.addTheses(4).theses.set(2_990_002, thesis(2_990_002, { texto: '' }))
    on.court.instead.set('tesis/2990003', (response) => void response.writeHead(404).end())
    const { code, lines } = await ingest({ source: 'scjn', kind: 'tesis' })
    assert.equal(code, 0)
    assert.equal(lines[0], 'Tesis: 4 en la lista, 4 por consultar.')
    assert.match(lines[1], /^Tesis, terminada: 2 guardadas, 0 sin cambios, 1 rechazada, 1 sin respuesta, en \d+ s\.$/)
    assert.deepEqual(lines.slice(2), [
      'Rechazadas:',
      '  2990002: Falta el texto',
      'Sin respuesta (se piden de nuevo en la siguiente lectura):',
      '  2990003: La fuente no respondió (HTTP 404)',
      'Índice: 2 documentos, al día.',
    ])
  })

  test('truncates a long list of rejected records and gives its length', async ({ assert }) => {
    for (let id = 2_990_001; id <= 2_990_025; id++) on.court.theses.set(id, thesis(id, { rubro: '' }))
    const { lines } = await ingest({ source: 'scjn', kind: 'tesis' })
    assert.include(lines, '  … y 5 más')
  })

  test('accepts a document type in the plural', async ({ assert }) => {
    on.court.rulings.set(501, ruling(501))
    assert.include((await ingest({ source: 'scjn', kind: 'engroses' })).lines[1], 'Sentencias, terminada: 1 guardada,')
  })

  test('reports an unreachable site with a message', async ({ assert }) => {
    research.mirror = 'http://127.0.0.1:9'
    const { code, lines } = await ingest({ source: 'scjn', kind: 'tesis' })
    assert.equal(code, 1)
    assert.match(lines[1], /^La fuente no respondió \(ECONNREFUSED\)/)
  })

  test('reads the other document types when the listing of one is refused', async ({ assert }) => {
    on.court.rulings.set(501, ruling(501))
    on.court.instead.set('tesis/ids', (response) => void response.end('{"ids":[]}'))
    const { code, lines } = await ingest({ source: 'scjn' })
    assert.equal(code, 1)
    assert.match(lines[1], /^La lista de registros de la fuente no es verosímil \(notAList\)/)
    assert.include(lines.join('\n'), 'Sentencias, terminada: 1 guardada,')
  })

  test('requests no other document type from a site that refuses access', async ({ assert }) => {
    on.court.addTheses(3).instead.set('tesis/ids', (response) => void response.writeHead(403).end())
    const { code, lines } = await ingest({ source: 'scjn' })
    assert.equal(code, 1)
    assert.include(lines.join('\n'), 'La fuente pidió no ser consultada (HTTP 403)')
    assert.deepEqual(on.court.asked, ['tesis/ids'])
  })

  test('skips a document type that another process is importing', async ({ assert }) => {
    await acquireLock('ingest:scjn:tesis')
    on.court.rulings.set(501, ruling(501))
    const { code, lines } = await ingest({ source: 'scjn' })
    assert.deepEqual([code, lines[0]], [1, 'Otro proceso ya está leyendo Tesis de scjn.'])
    assert.include(lines.join('\n'), 'Sentencias, terminada: 1 guardada,')
  })

  test('reads saved responses from a folder and reports a damaged file', async ({ assert }) => {
    const folder = join(on.folder, 'saved/scjn/tesis')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '2990001.json'), JSON.stringify(thesis(2_990_001)))
    await writeFile(join(folder, '000001.jsonl.gz'), 'roto')
    const { code, lines } = await ingest({ source: 'scjn', kind: 'tesis', from: join(on.folder, 'saved') })
    assert.equal(code, 0)
    assert.match(lines[0], /^Archivo dañado, se siguió con el resto: 000001\.jsonl\.gz/)
    assert.include(lines[1], 'Tesis, terminada: 1 guardada,')
  })

  test('rebuilds the index unless another process is writing it', async ({ assert }) => {
    const empty = options()
    assert.equal(await new ReindexConsole(empty).run(), 0)
    assert.deepEqual(empty.written, ['La biblioteca está vacía; el índice también.\n'])

    on.court.addTheses(3)
    await on.read()
    const whole = options()
    assert.equal(await new ReindexConsole(whole).run(), 0)
    assert.deepEqual(whole.written, ['Índice: 3 documentos, al día.\n'])

    await acquireLock(INDEX_LOCK)
    const busy = options()
    assert.equal(await new ReindexConsole(busy).run(), 1)
    assert.deepEqual(busy.written, ['Otro proceso está escribiendo el índice. Inténtalo de nuevo en un momento.\n'])
  })

  test('reports a full disk with a message and keeps existing data', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const { rebuild, apply } = on.engine
    on.engine.rebuild = () => Promise.reject(full)
    on.engine.apply = () => Promise.reject(full)
    const spanish = options()
    assert.equal(await new ReindexConsole(spanish).run(), 1)
    assert.match(spanish.written.join(''), /^No queda espacio en el disco\./)
    on.court.addTheses(2, 2_990_011)
    const { code, lines } = await ingest({ source: 'scjn', kind: 'tesis' }, 'en')
    assert.equal(code, 1)
    assert.match(lines.at(-1)!, /^The disk is full\./)

    Object.assign(on.engine, { rebuild, apply })
    assert.equal((await ingest({ source: 'scjn', kind: 'tesis' })).code, 0)
    assert.equal((await on.search('')).total, 5)
  })
})
