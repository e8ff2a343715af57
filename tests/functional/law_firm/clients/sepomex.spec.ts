import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { catalogues } from '#app/core/catalogues'
import { importSepomex } from '#app/clients/sepomex/import_sepomex'
import { factsOfZip } from '#app/clients/queries/postal_code'

const NOTICE =
  'El Catálogo Nacional de Códigos Postales es elaborado por Correos de México (archivo ficticio de prueba).'
const HEAD =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
const line = (zip: string, name: string, number: number, municipality = 'Valle Ficticio') =>
  `${zip}|${name}|Colonia|${municipality}|Jalisco|Guadalajara|44100|14|44100||09|039|${number}|Urbano|03`
const whole = (lines: string[]) => [NOTICE, HEAD, ...lines].join('\r\n') + '\r\n'
const many = Array.from({ length: 1_700 }, (_, index) =>
  line(String(44_000 + (index % 90)), `Colonia Ñandú ${index}`, index)
)

/** A file with this content, gone at the end of the test. */
async function fileOf(content: string | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'sepomex-'))
  const file = join(folder, 'CPdescarga.txt')
  await writeFile(file, content)
  return { file, remove: () => rm(folder, { recursive: true }) }
}

async function imported(content: string | Buffer, progress?: (done: number) => void) {
  const rejected: number[] = []
  const { file, remove } = await fileOf(content)
  const outcome = await importSepomex(file, (number) => rejected.push(number), progress).finally(remove)
  return { ...outcome, lines: rejected }
}

const stored = async () => Number((await db.from('postal_codes').count('* as total').first()).total)

test.group('Postal code catalogue', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T15:00:00.000Z')
    return () => clock.restore()
  })

  test('is known to the command by its name', ({ assert }) => {
    assert.equal(catalogues.find('sepomex')?.importFrom, importSepomex)
  })

  test('is read in Latin-1 as published by Correos, and in UTF-8', async ({ assert }) => {
    const lines = [line('44100', 'Peñón de los Ángeles', 1), line('44100', 'Centro', 2)]
    for (const encoding of ['latin1', 'utf8'] as const) {
      await imported(Buffer.from(whole(lines), encoding))
      assert.deepEqual(await factsOfZip('44100'), {
        zip: '44100',
        state: 'Jalisco',
        municipality: 'Valle Ficticio',
        colonias: ['Centro', 'Peñón de los Ángeles'],
      })
    }
    assert.equal(await stored(), 2)
  })

  test('ignores the same file again and applies additions, changes and removals of a new edition', async ({
    assert,
  }) => {
    const first = [line('44100', 'Centro', 1), line('44100', 'Moderna', 2), line('44100', 'Vieja', 3)]
    assert.deepInclude(await imported(whole(first)), { added: 3, changed: 0, unchanged: 0 })
    clock.freeze('2026-11-23T16:00:00.000Z')
    assert.deepInclude(await imported(whole(first)), { added: 0, changed: 0, unchanged: 3 })
    clock.freeze('2026-11-24T16:00:00.000Z')
    const next = [line('44100', 'Centro', 1), line('44101', 'Moderna', 2), line('44100', 'Nueva', 4)]
    assert.deepInclude(await imported(whole(next)), { added: 1, changed: 1, unchanged: 1 })
    assert.deepEqual((await factsOfZip('44100')).colonias, ['Centro', 'Nueva'])
  })

  test('reports invalid lines and imports the others', async ({ assert }) => {
    const outcome = await imported(
      whole([line('44100', 'Centro', 1), '44100|Centro', line('441', '', 2), line('44100', 'Otra', 3)])
    )
    assert.deepInclude(outcome, { added: 2, rejected: 2, lines: [4, 5] })
  })

  test('refuses any other file before writing, and a truncated one removes nothing', async ({ assert }) => {
    await assert.rejects(() => imported('zip;colonia\n44100;Centro'), 'commands.import.no_sepomex')
    await assert.rejects(() => imported(''), 'commands.import.no_sepomex')
    await assert.rejects(() => importSepomex('/no/such/file', () => undefined), /ENOENT/)
    await imported(whole(many.slice(0, 20)))
    clock.freeze('2026-11-24T16:00:00.000Z')
    await assert.rejects(() => imported(whole(many.slice(0, 3))), 'commands.import.cut_off')
    assert.equal(await stored(), 20)
  })

  test('ends the same when an interrupted import is run again', async ({ assert }) => {
    const stopped = () =>
      imported(Buffer.from(whole(many), 'latin1'), (done) => {
        if (done >= 1_000) throw new Error('stopped')
      })
    await assert.rejects(stopped, 'stopped')
    assert.equal(await stored(), 1_000)
    clock.freeze('2026-11-23T15:10:00.000Z')
    const told: number[] = []
    const outcome = await imported(Buffer.from(whole(many), 'latin1'), (done) => told.push(done))
    assert.deepInclude(outcome, { added: 700, unchanged: 1_000, changed: 0 })
    assert.deepEqual(told, [500, 1_000, 1_500, 1_700])
    assert.equal(await stored(), 1_700)
  })
})
