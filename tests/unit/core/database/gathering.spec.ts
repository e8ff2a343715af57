import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { verifyAllChains } from '#app/core/audit/verify_chain'
import { gathering } from '#app/core/database/gathering'
import { recordsChanged } from '#app/core/search/record_changes'
import { emptyDatabase } from '#tests/helpers/database'
import { queriesOf } from '#tests/helpers/queries'

const AUTHOR: Author = { userId: 3, kind: 'user', ip: null, requestId: 'transfer-1' }

/** What bulk work does to one record of two firms. */
async function change(trx: TransactionClientContract, id: number): Promise<void> {
  for (const workspaceId of [7, 8])
    await record(trx, AUTHOR, { workspaceId, action: 'matter.opened', subject: { type: 'matter', id } })
  await recordsChanged(trx, 7, 'matter', [id])
  await recordsChanged(trx, 7, 'matter', [id])
}

test.group('Bulk work that gathers its traces', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  const bulk = (count: number) =>
    db.transaction((trx) =>
      gathering(trx, async () => {
        for (let id = 1; id <= count; id++) await change(trx, id)
      })
    )

  test('writes one chain for each firm, in the order of the actions', async ({ assert }) => {
    await db.transaction((trx) => change(trx, 100))
    await bulk(120)
    await db.transaction((trx) => change(trx, 200))
    assert.deepEqual(await verifyAllChains(), [
      { chain: 7, entries: 122, brokenAt: null },
      { chain: 8, entries: 122, brokenAt: null },
    ])
    const subjects = await db.from('audit_entries').where('chain', 7).orderBy('seq').select('subject_id')
    assert.deepEqual(
      subjects.map(({ subject_id: id }) => Number(id)),
      [100, ...Array.from({ length: 120 }, (_, place) => place + 1), 200]
    )
  })

  test('takes as many statements for twenty records as for two', async ({ assert }) => {
    const few = await queriesOf(() => bulk(2))
    assert.lengthOf(await queriesOf(() => bulk(20)), few.length)
  })

  test('names each changed record to the index once', async ({ assert }) => {
    await bulk(3)
    assert.lengthOf(await db.from('record_changes'), 3)
  })

  test('leaves nothing when it fails', async ({ assert }) => {
    const failing = db.transaction((trx) =>
      gathering(trx, async () => {
        await change(trx, 1)
        throw new Error('broken')
      })
    )
    await assert.rejects(() => failing, 'broken')
    assert.lengthOf(await db.from('audit_entries'), 0)
    assert.lengthOf(await db.from('record_changes'), 0)
  })
})
