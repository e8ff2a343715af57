import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { runCommand } from '#tests/helpers/command'
import { firm } from '#tests/helpers/people'

const CSV = 'desde,hasta,tipo,fundamento\n2027-07-16,2027-07-31,Vacaciones,DOF\n'

test.group('Command deadlines:calendars', (group) => {
  let folder: string
  group.each.setup(async () => {
    clock.freeze('2026-11-23T18:00:00Z')
    folder = await mkdtemp(join(tmpdir(), 'foja-calendars-'))
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      clock.restore()
      await rollback()
      await rm(folder, { recursive: true, force: true })
    }
  })

  const fileOf = async (text: string) => {
    const path = join(folder, 'days.csv')
    await writeFile(path, text)
    return path
  }

  test('lists the calendars with their years and what is missing', async ({ assert }) => {
    const { out, code } = await runCommand(['deadlines:calendars'])
    assert.equal(code, 0)
    assert.match(out, /pjf .*2024, 2025, 2026 +falta el año siguiente, por verificar/)
    assert.match(out, /la19 .*por ley/)
    assert.include((await runCommand(['deadlines:calendars', '--language=en'])).out, 'next year is missing')
  })

  test('takes a year over for all firms', async ({ assert }) => {
    const ours = await firm()
    const path = await fileOf(CSV)
    const { out, code } = await runCommand([
      'deadlines:calendars',
      'pjf',
      `--import=${path}`,
      '--source=DOF 04-01-2027',
    ])
    assert.equal(code, 0, out)
    const pjf = (await loadCalendars(ours.workspace)).get('pjf')!
    assert.lengthOf(pjf.reasonsOn('2027-07-20'), 1)
    assert.equal(pjf.yearData(2027)!.source, 'DOF 04-01-2027')
    const again = await runCommand(['deadlines:calendars', 'pjf', `--import=${path}`, '--replace'])
    assert.equal(again.code, 0)
  })

  test('refuses {what} with exit code 1, and stores nothing')
    .with([
      {
        what: 'a file with a wrong line',
        text: `${CSV}2027-02-30,,Por ley,DOF\n`,
        flags: ['--source=DOF'],
        says: /Línea 3/,
      },
      { what: 'a year without source', text: CSV, flags: [], says: /2027/ },
      { what: 'a file that is too large', text: 'x'.repeat(1_000_001), flags: [], says: /1 MB/ },
      { what: 'an unknown calendar', text: CSV, flags: ['--source=DOF'], calendar: 'none', says: /clave/ },
    ])
    .run(async ({ assert }, { text, flags, says, calendar = 'pjf' }) => {
      const path = await fileOf(text)
      const { code, out, err } = await runCommand(['deadlines:calendars', calendar, `--import=${path}`, ...flags])
      assert.equal(code, 1)
      assert.match(out + err, says)
      assert.isEmpty(await db.from('calendar_layer_days'))
    })

  test('refuses a file that is not there', async ({ assert }) => {
    const { code, out, err } = await runCommand(['deadlines:calendars', 'pjf', `--import=${join(folder, 'none.csv')}`])
    assert.equal(code, 1)
    assert.include(out + err, 'No existe el archivo')
  })

  test('writes a calendar that can be read again', async ({ assert }) => {
    const csv = await runCommand(['deadlines:calendars', 'pjf', '--export=csv', '--year=2026'])
    assert.equal(csv.code, 0)
    assert.include(csv.out, '2026-07-16,2026-07-31,Vacaciones')
    assert.notInclude(csv.out, '2025-')
    assert.include((await runCommand(['deadlines:calendars', 'pjf', '--export=ics'])).out, 'BEGIN:VCALENDAR')
    for (const wrong of [
      ['pjf', '--export=exe'],
      ['none', '--export=csv'],
      ['pjf', '--export=csv', '--year=1999'],
    ])
      assert.equal((await runCommand(['deadlines:calendars', ...wrong])).code, 1)
  })
})
