import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { StartImport } from '#app/transfers/actions/start_import'
import { authorOfTransfer } from '#app/transfers/import/import_run'
import SweepDraftsJob from '#app/transfers/jobs/sweep_drafts_job'
import Transfer from '#app/transfers/models/transfer'
import { firm } from '#tests/helpers/people'
import { schedule } from '#start/schedule'

test.group('Abandoned import drafts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('are deleted with their files after a week, unlike executed and fresh ones', async ({ assert }) => {
    const ours = await firm()
    const owner = { workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'clients' as const }
    const sheets = [
      {
        name: 'CSV',
        rows: [
          { line: 1, cells: ['Nombre o razón social'] },
          { line: 2, cells: ['Cliente ficticio'] },
        ],
      },
    ]
    const begin = () => new StartImport().handle({ ...owner, fileName: 'clientes.csv', language: 'es' }, sheets)
    clock.freeze('2026-11-01T12:00:00Z')
    const [abandoned, run] = [await begin(), await begin()]
    await new RunTransfer().start(authorOfTransfer(run), run, 'clientes:crear')
    clock.freeze('2026-11-07T12:00:00Z')
    await new SweepDraftsJob().handle()
    assert.lengthOf(await Transfer.in(ours.workspace), 2)
    const fresh = await begin()
    clock.freeze('2026-11-08T13:00:00Z')
    await new SweepDraftsJob().handle()
    const left = await Transfer.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [run.id, fresh.id]
    )
    assert.isFalse(await drive.use().exists(abandoned.storageKey!))
    assert.isTrue(await drive.use().exists(fresh.storageKey!))
    assert.isTrue(schedule.some(({ job }) => job.endsWith('sweep_drafts_job')))
  })
})
