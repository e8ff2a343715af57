import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Knex } from 'knex'
import { countRows, readTable } from '#app/transfers/export/read_table'
import { EXPORTED } from '#app/transfers/exported_tables'
import { entryOf } from '#tests/functional/calendar/entry_scene'
import { office } from '#tests/functional/law_firm/activities/scene'

test.group('Private events in the archive of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are left out with who attends them, and shared ones are there', async ({ assert }) => {
    const { owner, workspace, lawyer } = await office()
    await entryOf(owner, workspace, { title: 'Cita médica', isPrivate: true, peopleIds: [lawyer.id] })
    const shared = await entryOf(owner, workspace, { peopleIds: [lawyer.id] })
    const knex = db.connection().getWriteClient() as unknown as Knex
    const rowsOf = (name: string) => {
      const spec = EXPORTED.find(({ table }) => table === name)!
      return Array.fromAsync(readTable(knex, spec, workspace.id))
    }
    assert.deepEqual(
      (await rowsOf('calendar_entries')).map(({ id }) => id),
      [shared.id]
    )
    assert.deepEqual(
      (await rowsOf('calendar_entry_people')).map(({ entry_id: id }) => id),
      [shared.id]
    )
    const spec = EXPORTED.find(({ table }) => table === 'calendar_entries')!
    assert.equal(await countRows(knex, spec, workspace.id), 1)
  })
})
