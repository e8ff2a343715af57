import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { hashOf, record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { verifyAllChains, verifyChain } from '#app/core/audit/verify_chain'
import { emptyDatabase } from '#tests/helpers/database'

const AUTHOR: Author = { userId: 3, kind: 'user', ip: '127.0.0.1', requestId: 'req-1' }
const isMysql = () => db.connection().dialect.name === 'mysql'

/** Does what the triggers forbid, as somebody with the database in their hands could. */
async function tamper(work: () => Promise<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) await db.rawQuery(`DROP TRIGGER audit_entries_no_${event}`)
  try {
    await work()
  } finally {
    for (const event of ['update', 'delete']) {
      const name = `audit_entries_no_${event}`
      const refusal = isMysql()
        ? `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'audit entries are never changed or deleted'`
        : `BEGIN SELECT RAISE(ABORT, 'audit entries are never changed or deleted'); END`
      await db.rawQuery(`CREATE TRIGGER ${name} BEFORE ${event.toUpperCase()} ON audit_entries ${refusal}`)
    }
  }
}

test.group('Audit log chain', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    clock.freeze('2026-11-20T10:00:00.123Z')
    return emptyDatabase
  })

  const recordEntry = (workspaceId: number | null, place: number) =>
    db.transaction((trx) =>
      record(trx, AUTHOR, {
        workspaceId,
        action: 'matter.opened',
        subject: { type: 'matter', id: place },
        after: { title: `Asunto «${place}»\nñandú 🦙` },
      })
    )
  async function recordEntries(count: number, workspaceId: number | null = 7) {
    for (let place = 1; place <= count; place++) await recordEntry(workspaceId, place)
  }
  const entry = (seq: number) => db.from('audit_entries').where({ chain: 7, seq })

  test('is separate for each firm and verifies when intact', async ({ assert }) => {
    await recordEntries(5)
    await recordEntries(2, 8)
    await recordEntries(3, null)
    assert.deepEqual(await verifyAllChains(), [
      { chain: 0, entries: 3, brokenAt: null },
      { chain: 7, entries: 5, brokenAt: null },
      { chain: 8, entries: 2, brokenAt: null },
    ])
  })

  test('has no entry and no gap for a rolled-back action', async ({ assert }) => {
    await recordEntries(1)
    const undone = db.transaction(async (trx) => {
      await record(trx, AUTHOR, { workspaceId: 7, action: 'matter.opened', subject: { type: 'matter', id: 2 } })
      throw new Error('undone')
    })
    await assert.rejects(() => undone, 'undone')
    await recordEntries(1)
    assert.deepEqual(await verifyChain(7), { chain: 7, entries: 2, brokenAt: null })
  })

  test('has entries that can be neither changed nor deleted', async ({ assert }) => {
    await recordEntries(2)
    await assert.rejects(() => entry(1).update({ action: 'matter.closed' }), /never changed or deleted/)
    await assert.rejects(() => entry(1).delete(), /never changed or deleted/)
    const { hash: _, ...row } = await entry(1).firstOrFail()
    const forged = { ...row, hash: 'f'.repeat(64) }
    const values = Object.values(forged) as string[]
    const marks = values.map(() => '?').join(',')
    const names = Object.keys(forged)
      .map((name) => `\`${name}\``)
      .join(',')
    const replace = `REPLACE INTO audit_entries (${names}) VALUES (${marks})`
    await assert.rejects(() => db.rawQuery(replace, values), /never changed or deleted/)
    assert.equal((await verifyChain(7)).brokenAt, null)
  })

  const columns = [
    'seq',
    'workspace_id',
    'at',
    'actor_id',
    'actor_kind',
    'impersonator_id',
    'action',
    'subject_type',
    'subject_id',
    'before',
    'after',
    'ip',
    'request_id',
    'previous_hash',
    'hash',
  ]
  const others: Record<string, unknown> = {
    seq: 9,
    workspace_id: 8,
    at: '2026-11-20 10:00:00.124',
    actor_id: 4,
    impersonator_id: 9,
  }
  test('reveals a changed {$self}')
    .with(columns)
    .run(async ({ assert }, column) => {
      await recordEntries(4)
      await tamper(() => entry(3).update({ [column]: others[column] ?? 'x' }))
      assert.deepEqual(await verifyChain(7), { chain: 7, entries: 2, brokenAt: 3 })
    })

  test('reveals a removed entry at any position', async ({ assert }) => {
    for (const seq of [1, 3, 4]) {
      await emptyDatabase()
      await recordEntries(4)
      await tamper(() => entry(seq).delete())
      assert.equal((await verifyChain(7)).brokenAt, seq)
    }
  })

  test('reveals an added entry, even with a correct hash', async ({ assert }) => {
    await recordEntries(3)
    const { id: _, ...last } = await entry(3).firstOrFail()
    const forged = { ...last, chain: 7, seq: 4, workspace_id: 7, actor_id: 3, previous_hash: last.hash }
    await db.table('audit_entries').insert({ ...forged, hash: hashOf(forged) })
    assert.deepEqual(await verifyChain(7), { chain: 7, entries: 3, brokenAt: 4 })
  })

  test('reveals a truncated or emptied chain', async ({ assert }) => {
    await recordEntries(3)
    await recordEntries(2, 8)
    await db.from('audit_chains').where('chain', 7).delete()
    await tamper(() => db.from('audit_entries').where('chain', 8).delete())
    assert.deepEqual(await verifyAllChains(), [
      { chain: 7, entries: 0, brokenAt: 1 },
      { chain: 8, entries: 0, brokenAt: 1 },
    ])
  })

  test('stays one chain under concurrent writes, including the first', async ({ assert }) => {
    await Promise.all(Array.from({ length: 40 }, (_, place) => recordEntry(place % 2 ? 7 : null, place)))
    assert.deepEqual(await verifyAllChains(), [
      { chain: 0, entries: 20, brokenAt: null },
      { chain: 7, entries: 20, brokenAt: null },
    ])
  })

  test('verifies while entries are being written', async ({ assert }) => {
    await recordEntries(5)
    const recording = recordEntries(30)
    for (let round = 0; round < 10; round++) assert.equal((await verifyChain(7)).brokenAt, null)
    await recording
  })
})
