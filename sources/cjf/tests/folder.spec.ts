import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { readRulings } from '../folder.js'
import { UnreadableManifest } from '#sources/cjf/reading/manifest_rows'
import { map } from '../mapper.js'
import { parse } from '../parser.js'
import { prepare } from '#sources/cjf/reading/prepare'
import { crawl, gathered } from './site.js'

const FOLDER = fileURLToPath(new URL('folder/', import.meta.url))

test.group('Folder of federal rulings', (group) => {
  let dir: string
  group.each.setup(async () => {
    dir = await mkdtemp(join(tmpdir(), 'rulings-'))
    return () => rm(dir, { recursive: true })
  })
  const list = (content: string | Buffer) => writeFile(join(dir, 'manifest.csv'), content)

  test('imports the valid rows and reports each invalid one with line and reason', async ({ assert }) => {
    const { window, notes } = crawl({ kind: 'sentencia' })
    const pages = await gathered(readRulings(FOLDER, window))
    assert.deepEqual(
      pages.map(({ externalId }) => externalId),
      ['99100001', 'o90202-t11-9-2026']
    )
    assert.deepEqual(notes.failed, [
      'fila-4: missingFile: falta.pdf',
      'fila-5: missingId: neither NEUN nor number of the court',
      'fila-6: impossibleDate: 31/02/2025',
      'fila-7: missingFile: ../afuera.txt',
      'fila-8: unreadableFile: pagina.pdf is no PDF, Word file or text',
    ])
    assert.deepEqual(notes.duplicates, ['99100001'])
    assert.deepEqual(notes.plan, { listed: 8, fresh: 8, recheck: 0 })
  })

  test('fills the filters from the columns of the list', async ({ assert }) => {
    const [first, second] = await gathered(readRulings(FOLDER, crawl({ kind: 'sentencia' }).window))
    const prepared = await prepare(first)
    const { facets, title, publishedOn } = map(parse(prepared), prepared)
    assert.equal(title, 'Amparo Directo 123/2025. Pensión compensatoria; prueba del trabajo en el hogar')
    assert.equal(publishedOn, '2025-09-12')
    assert.deepEqual(facets, {
      numExpediente: ['123/2025'],
      estado: ['Veracruz'],
      ciudad: ['Xalapa'],
      asunto: ['Amparo Directo'],
      materia: ['Civil'],
      subMateria: ['Familiar'],
      circuito: ['Séptimo Circuito'],
      organo: ['Tercer Tribunal Colegiado en Materia Civil del Séptimo Circuito, con residencia en Xalapa, Veracruz'],
      tipoOrgano: ['Tribunal Colegiado de Circuito'],
      especialidadOrgano: ['Civil'],
      magistrados: ['Ofelia Inventada Duarte', 'Genaro Ficticio Montes'],
      actosReclamados: ['Sentencia definitiva'],
      actosReclamadosEspecificos: [],
      sentidoSentencia: ['Ampara'],
      fechaPresentacion: ['2025-02-03'],
      fechaSentencia: ['2025-09-12'],
      downloadedPDF: ['false'],
    })
    const windows = await prepare(second)
    assert.include(map(parse(windows), windows).body, 'Morelia, Michoacán')
  })

  test('imports nothing when the same folder is read again', async ({ assert }) => {
    const [first, second] = await gathered(readRulings(FOLDER, crawl({ kind: 'sentencia' }).window))
    const known = { publishedOn: null, checkedAt: '2026-01-01T00:00:00Z' }
    const knows = new Map([first, second].map(({ externalId, etag }) => [externalId, { etag, ...known }]))
    const { window, notes } = crawl({ kind: 'sentencia', knows })
    assert.deepEqual(await gathered(readRulings(FOLDER, window)), [])
    assert.lengthOf(notes.unchanged, 2)
  })

  test('reads an Excel list in windows-1252 with semicolons like a comma-separated one', async ({ assert }) => {
    await writeFile(join(dir, 'a.txt'), 'Texto ficticio.')
    await list(
      Buffer.from(
        'Archivo;NEUN;Órgano;Tipo asunto;Expediente\r\na.txt;99100010;Juzgado Primero de Distrito en Michoacán;Amparo Indirecto;1/2026\r\n',
        'latin1'
      )
    )
    const [page] = await gathered(readRulings(dir, crawl({ kind: 'sentencia' }).window))
    assert.equal(page.context?.court, 'Juzgado Primero de Distrito en Michoacán')
  })

  test('is rejected as a whole without a list or when a column is missing', async ({ assert }) => {
    const { window } = crawl({ kind: 'sentencia' })
    await assert.rejects(() => gathered(readRulings(dir, window)), UnreadableManifest, /not in the folder/)
    await list('nombre,fecha\na,b\n')
    await assert.rejects(() => gathered(readRulings(dir, window)), UnreadableManifest, /archivo and expediente/)
  })
})
