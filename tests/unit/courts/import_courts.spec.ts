import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { importCourts } from '#app/courts/actions/import_courts'
import Court from '#app/courts/models/court'
import { courtOptions } from '#app/courts/queries/court_options'
import { readCourt } from '#app/courts/read_court'

const LINES = [
  '9\t9001\tJ\tJuzgado Ficticio Primero de Distrito en Materia Administrativa, con residencia en Matehuala, San Luis Potosí.',
  '1\t9002\tC\tNonagésimo Tribunal Colegiado en Materia Civil del Primer Circuito',
  '3\t9003\tP\tPleno Ficticio en Materia de Trabajo de la Región Inventada, con residencia en Zapopan, Jalisco (16/01/2023-15/01/2024)',
  '5\t9003\tP\tPleno Ficticio en Materia de Trabajo de la Región Inventada, con residencia en Zapopan, Jalisco (16/01/2023-15/01/2024)',
]

test.group('Court catalogue import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'courts-'))
    return () => rm(folder, { recursive: true })
  })
  const read = async (lines: string[]) => {
    const file = join(folder, 'list.tsv')
    await writeFile(file, lines.join('\n'))
    const rejected: number[] = []
    return { ...(await importCourts(file, (line) => rejected.push(line))), lines: rejected }
  }

  test('derives branch of law, seat, state and years of a court from its name', ({ assert }) => {
    assert.deepEqual(readCourt(LINES[0]!), {
      externalId: '9001',
      name: 'Juzgado Ficticio Primero de Distrito en Materia Administrativa, con residencia en Matehuala, San Luis Potosí',
      kind: 'district_court',
      materia: 'Administrativa',
      circuit: 9,
      city: 'Matehuala',
      state: 'San Luis Potosí',
      validFrom: null,
      validTo: null,
    })
    assert.containSubset(readCourt(LINES[1]!), { kind: 'circuit_court', materia: 'Civil', state: 'Ciudad de México' })
    const plenum = {
      kind: 'regional_plenum',
      city: 'Zapopan',
      state: 'Jalisco',
      validFrom: '2023-01-16',
      validTo: '2024-01-15',
    }
    assert.containSubset(readCourt(LINES[2]!), plenum)
  })

  test('rejects a line that is not a court, with its number', async ({ assert }) => {
    const bad = ['x\t1\tJ\tNombre', '1\tabc\tJ\tNombre', '1\t2\tJ\t', '99\t3\tJ\tNombre', 'nada', '']
    const outcome = await read(['\ufeff' + LINES[0], ...bad])
    assert.containSubset(outcome, { added: 1, rejected: 5, lines: [2, 3, 4, 5, 6] })
  })

  test('changes nothing for the same list, and renames a renamed court', async ({ assert }) => {
    assert.containSubset(await read(LINES), { added: 3, changed: 0, unchanged: 0 })
    assert.containSubset(await read(LINES), { added: 0, changed: 0, unchanged: 3 })
    const renamed = LINES.map((line) => line.replace('Nonagésimo', 'Centésimo'))
    assert.containSubset(await read(renamed), { added: 0, changed: 1, unchanged: 2 })
    assert.isNull((await Court.findByOrFail('externalId', '9003')).circuit, 'listed in two circuits')
  })

  test('makes courts searchable by any word without accents, abolished ones last', async ({ assert }) => {
    await read([...LINES, '3\t9004\tC\tTribunal Ficticio de Trabajo'])
    const found = async (text: string) => (await courtOptions(text, '2026-11-20')).map(({ externalId }) => externalId)
    assert.deepEqual(await found('potosi administrativa'), ['9001'])
    assert.deepEqual(await found('ficticio trabajo'), ['9004', '9003'])
    assert.deepEqual(await found('100% _'), [])
  })

  test('reports a missing file', async ({ assert }) => {
    await assert.rejects(() => importCourts(join(folder, 'none.tsv'), () => undefined))
  })
})
