import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { EXPORTED } from '#app/transfers/exported_tables'
import { reminderOf } from '#database/factories/reminder_factory'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { clock } from '#app/core/clock'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { done, exported } from './archive_content.js'
import { forged, forgedRows, packed, unpacked, type Files } from './forged_archive.js'
import { enrich } from './rich_firm.js'

/** How many rows a firm has in all. */
async function rowsOf({ workspace }: Firm): Promise<number> {
  let total = 0
  for (const { table, through } of EXPORTED)
    if (!through && !['roles', 'members', 'sequences'].includes(table))
      total += (await db.from(table).where('workspace_id', workspace.id)).length
  return total
}

test.group('Tampered firm archive', (group) => {
  let folder: string
  group.each.setup(async () => {
    await emptyDatabase()
    folder = await mkdtemp(join(tmpdir(), 'foja-hostile-'))
    return async () => {
      await emptyDatabase()
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('is refused with a reason and leaves nothing behind, whatever was changed', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano')
    await enrich(ours, [(await ours.hire('lawyer')).id])
    const good = await exported(ours)
    const files = await unpacked(good.path)
    const without = (name: string) => new Map([...files].filter(([each]) => each !== name))
    const [document] = [...files.keys()].filter((name) => name.startsWith('expedientes/'))
    const notes = 'datos/json/notes.json'
    const rowsIn = (table: string) => JSON.parse(files.get(`datos/json/${table}.json`)!.toString()) as { id: number }[]
    const secondMatter = rowsIn('matters')[1]!.id
    const folders = rowsIn('document_folders')
    const withFirm = (change: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...change })
    const cases: [string, Files, RegExp][] = [
      ['a changed row', new Map([...files, [notes, Buffer.from('[]\n')]]), /altered/],
      ['a changed document', new Map([...files, [document!, Buffer.from('otro')]]), /altered/],
      ['a missing table', without('datos/json/matters.json'), /missing/],
      ['no manifest', without('manifiesto.json'), /no_manifest/],
      ['a newer form', forged(files, 'manifiesto.json', (text) => text), /altered|row|newer|done/],
      ['a foreign id', forged(files, notes, (text) => text.replace(/"matter_id":\d+/, '"matter_id":999999')), /row/],
      ['an id that is none', forged(files, notes, (text) => text.replace(/"id":\d+/, '"id":"1 OR 1"')), /row/],
      [
        'an unknown state',
        forged(files, 'datos/json/matters.json', (text) => text.replace(/"status":"\w+"/, '"status":"<b>"')),
        /row/,
      ],
      [
        'a moment that no calendar has',
        forged(files, notes, (text) => text.replace(/"created_at":"[^"]+"/, '"created_at":"2026-99-99 10:00:00.000"')),
        /row/,
      ],
      [
        'a number given twice',
        forged(files, 'datos/json/matters.json', (text) => text.replace(/"number":\d+/g, '"number":5')),
        /row/,
      ],
      [
        'practice areas that are no list',
        forged(files, 'datos/despacho.json', (text) =>
          text.replace(/"practice_areas": ?(?:null|"(?:[^"\\\\]|\\\\.)*")/, '"practice_areas":"{"')
        ),
        /no_manifest/,
      ],
      [
        'a time zone that is none',
        forged(files, 'datos/despacho.json', (text) =>
          text.replace(/"time_zone": ?"[^"]+"/, '"time_zone":"Ninguna/Parte"')
        ),
        /no_manifest/,
      ],
      [
        'a reminder that no form takes',
        forged(files, 'datos/json/reminders.json', (text) => text.replace(/"time":"[^"]+"/, '"time":"99:99"')),
        /row/,
      ],
      [
        'an activity that no form takes',
        forged(files, 'datos/json/activities.json', (text) =>
          text.replace(/"due_on":(?:null|"[^"]+")/, '"due_on":"2026-02-31"')
        ),
        /row/,
      ],
      ['a client whose RFC is none', forgedRows(files, 'clients', (row) => ({ ...row, rfc: '<RFC>' })), /row/],
      ['a version that is no whole number', forgedRows(files, 'matters', (row) => ({ ...row, version: 1.5 })), /row/],
      [
        'a document in a folder of another matter',
        forgedRows(files, 'documents', (row) => ({ ...row, matter_id: secondMatter })),
        /place/,
      ],
      [
        'folders that lie in each other',
        forgedRows(files, 'document_folders', (row, at) => ({ ...row, parent_id: folders[1 - at]!.id })),
        /place/,
      ],
      ['a firm whose RFC is none', forged(files, 'datos/despacho.json', withFirm({ rfc: 'XX' })), /no_manifest/],
      ['a firm in no state', forged(files, 'datos/despacho.json', withFirm({ state: 'Atlantis' })), /no_manifest/],
      ['a role without a name', forgedRows(files, 'roles', (row) => ({ ...row, key: null, name: '\u202e' })), /row/],
      ['what is no JSON', forged(files, notes, () => '[\n{"id":1,,}\n]\n'), /row/],
      [
        'a line without end',
        forged(files, notes, () => `[\n{"id":1,"html":"${'x'.repeat(17_000_000)}"}\n]\n`),
        /bomb|row/,
      ],
    ]
    cases[4]![1] = new Map([
      ...files,
      [
        'manifiesto.json',
        Buffer.from(
          files
            .get('manifiesto.json')!
            .toString()
            .replace(/"schema": ?1/, '"schema": 99')
        ),
      ],
    ])
    for (const [what, content, why] of cases) {
      const path = join(folder, 'tampered.zip')
      await packed(content, path)
      const theirs = await firm('Despacho vacío')
      const task = await done(theirs, 'transfers.workspace_restore', { path })
      assert.equal(task.state, 'failed', what)
      assert.match(task.error ?? '', why, what)
      assert.equal(await rowsOf(theirs), 0, what)
      assert.isEmpty(await db.from('imported_people').where('workspace_id', theirs.workspace.id), what)
      assert.isEmpty(await db.from('remapped_ids'), what)
    }
    await good.remove()
  }).timeout(360_000)

  test('has its derived times worked out again', async ({ assert, cleanup }) => {
    clock.freeze('2026-11-20T15:00:00Z')
    cleanup(() => clock.restore())
    const ours = await firm('Ibarra Lozano')
    const reminderId = await reminderOf(ours, null)
    const good = await exported(ours)
    const files = await unpacked(good.path)
    const stale = forged(files, 'datos/json/reminders.json', (text) =>
      text
        .replace(/"next_at":"[^"]+"/, '"next_at":"2026-11-20 14:00:00.000"')
        .replace(/"starts_on":"[^"]+"/, '"starts_on":"2026-11-20"')
        .replace(/"time":"[^"]+"/, '"time":"08:00"')
    )
    const occurrence = { id: 1, reminder_id: reminderId, occurs_at: '2026-11-20 14:00:00.000' }
    const told = { delivered_at: '2026-11-20 14:00:10.000', escalations: 0, escalates_at: '1999-01-01 00:00:00.000' }
    const content = forged(
      stale,
      'datos/json/reminder_occurrences.json',
      () => `[\n${JSON.stringify({ ...occurrence, ...told })}\n]\n`
    )
    const path = join(folder, 'stale.zip')
    await packed(content, path)
    const theirs = await firm('Despacho vacío')
    const task = await done(theirs, 'transfers.workspace_restore', { path })
    assert.deepEqual([task.state, task.error], ['done', null])
    const row = await db.from('reminders').where('workspace_id', theirs.workspace.id).firstOrFail()
    assert.isNull(row.next_at, 'it was told already and comes once')
    const brought = await db.from('reminder_occurrences').where('workspace_id', theirs.workspace.id).firstOrFail()
    assert.isNull(brought.escalates_at, 'it goes to nobody else')
    assert.equal(await deliverReminders(), 0)
    assert.isEmpty(await db.from('job_failures'))
    await good.remove()
  }).timeout(180_000)

  test('is refused when it is no ZIP, escapes its folder or decompresses to an absurd size', async ({ assert }) => {
    const theirs = await firm()
    const path = join(folder, 'bad.zip')
    const refused = async (why: RegExp) => {
      const task = await done(theirs, 'transfers.workspace_restore', { path })
      assert.equal(task.state, 'failed')
      assert.match(task.error ?? '', why)
    }
    await writeFile(path, 'no es un zip')
    await refused(/no_zip/)
    await packed(new Map([['aa/pasaporte', Buffer.from('x')]]), path)
    const { readFile } = await import('node:fs/promises')
    const bytes = await readFile(path)
    await writeFile(path, Buffer.from(bytes.toString('latin1').replaceAll('aa/pasaporte', '../pasaporte'), 'latin1'))
    await refused(/names/)
    await packed(new Map([['manifiesto.json', Buffer.alloc(80_000_000)]]), path)
    await refused(/bomb/)
  }).timeout(180_000)

  test('is refused by a firm that already has records', async ({ assert }) => {
    const ours = await firm()
    await enrich(ours, [(await ours.hire('lawyer')).id])
    const good = await exported(ours)
    const task = await done(ours, 'transfers.workspace_restore', { path: good.path })
    assert.equal(task.error, 'transfers.restore.error.not_empty')
    await good.remove()
  }).timeout(180_000)
})
