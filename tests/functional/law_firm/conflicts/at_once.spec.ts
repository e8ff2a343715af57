import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const ROUNDS = Array.from({ length: 15 }, (_, index) => index)

function partyOf({ workspace }: Firm, matter: Matter, name: string) {
  const own = { workspaceId: workspace.id, matterId: matter.id, version: 1 }
  return MatterParty.create({ ...own, kind: 'person', name, role: 'defendant', side: 'other' })
}

/** Saves a row in a transaction of its own. */
const inTransaction = (work: (trx: Awaited<ReturnType<typeof db.transaction>>) => Promise<unknown>) =>
  db.transaction(async (trx) => void (await work(trx)))

test.group('Concurrent updates of the conflict index', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('never deadlock, and leave every record findable by its current name', async ({ assert }) => {
    const ours = await firm()
    const matters: Matter[] = []
    const parties: MatterParty[] = []
    const gone: MatterParty[] = []
    for (const index of ROUNDS) {
      const matter = await matterOf(ours)
      matters.push(matter)
      parties.push(await partyOf(ours, matter, `Ernesto Zavala Cruz ${index}`))
      gone.push(await partyOf(ours, matter, `Marta Olvera Ríos ${index}`))
    }
    await Promise.all(
      ROUNDS.flatMap((index) => [
        inTransaction((trx) =>
          parties[index]!.useTransaction(trx)
            .merge({ name: `Renata Quiroga Paz ${index}` })
            .save()
        ),
        inTransaction((trx) => gone[index]!.useTransaction(trx).delete()),
        inTransaction((trx) =>
          matters[index]!.useTransaction(trx)
            .merge({ clientName: `Olivo Duarte ${index}` })
            .save()
        ),
        clientOf(ours),
      ])
    )
    const found = async (name: string) => (await findConflicts(ours.workspace.id, { name })).map((match) => match.name)
    assert.include(await found('Quiroga Pas Renata 7'), 'Renata Quiroga Paz 7')
    assert.isEmpty(await found('Marta Olvera Ríos 7'))
    const orphans = await db
      .from('conflict_name_keys')
      .whereNotIn('name_id', db.from('conflict_names').select('id'))
      .select('id')
    assert.isEmpty(orphans)
  }).timeout(180_000)

  test('cost one read and no write when the name is unchanged', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await matter.merge({ clientName: null, clientId: null }).save()
    const queries = await queriesOf(async () => matter.merge({ title: 'Otro título' }).save())
    const told = queries.filter((sql) => sql.includes('conflict_name'))
    assert.lengthOf(told, 1)
    assert.match(told[0]!, /^select/i)
  })
})
