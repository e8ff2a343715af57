import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Firm } from '#tests/helpers/people'
import { firm } from '#tests/helpers/people'
import { freshTest } from '#tests/functional/law_firm/firm/ground'
import { invitingFirm } from '#tests/functional/law_firm/invitations/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'

type Steps = { key: string; isDone: boolean }[] | null

/** What the home of somebody shows of the first steps: keys, with a tick at those that are done. */
async function stepsOf(client: ApiClient, { workspace }: Pick<Firm, 'workspace'>, user: User) {
  const desk = await atDesk(client, user, workspace)
  const { firstSteps } = (await desk.visit('/main')).body().props as { firstSteps: Steps }
  return firstSteps && firstSteps.map(({ key, isDone }) => (isDone ? `${key} ✓` : key))
}

const searchOf = (user: User) =>
  db.table('stored_searches').insert({
    ...{ user_id: user.id, source: 'scjn', signature: 's'.repeat(64), text: 'suspensión de plano', filters: '{}' },
    ...{ total: 3, searched_at: toSqlInstant(clock.now()) },
  })

const importOf = ({ workspace, owner }: Firm) =>
  db.table('transfers').insert({
    ...{ workspace_id: workspace.id, user_id: owner.id, action: 'import', subject: 'matters', state: 'done' },
    ...{ settings: '{}', created_at: toSqlInstant(clock.now()), updated_at: toSqlInstant(clock.now()) },
  })

test.group('First steps of a new firm', (group) => {
  group.each.setup(freshTest)

  test('tick themselves as their data come, and go when all are done', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const steps = () => stepsOf(client, ours, ours.owner)
    assert.deepEqual(await steps(), ['matter', 'import', 'colleague', 'client', 'research', 'firm'])
    await matterOf(ours)
    await ours.invite('colega@ejemplo.mx')
    await searchOf(ours.owner)
    assert.deepEqual(await steps(), ['matter ✓', 'import', 'colleague ✓', 'client', 'research ✓', 'firm'])
    await ours.inviteClient('cliente@ejemplo.mx')
    await ours.workspace.merge({ logo: 'logo.webp' }).save()
    await importOf(ours)
    assert.deepEqual(await steps(), ['matter ✓', 'import ✓', 'colleague ✓', 'client ✓', 'research ✓', 'firm'])
    await ours.workspace.merge({ city: 'Tijuana' }).save()
    assert.isNull(await steps())
  })

  test('offer each person what they may do, and nothing to who does not run the firm', async ({ client, assert }) => {
    const ours = await firm()
    assert.isNull(await stepsOf(client, ours, await ours.hire('lawyer')))
    const clerk = await ours.hireWith(['despacho:editar', 'expedientes:leer'])
    assert.deepEqual(await stepsOf(client, ours, clerk), ['research', 'firm'])
  })

  test('tell nothing of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await matterOf(theirs)
    await importOf(theirs)
    await searchOf(theirs.owner)
    await theirs.hire('lawyer')
    const fresh = ['matter', 'import', 'colleague', 'client', 'research', 'firm']
    assert.deepEqual(await stepsOf(client, ours, ours.owner), fresh)
  })

  test('go after sixty days, and advise no import to a firm with ten matters', async ({ client, assert }) => {
    const ours = await firm()
    for (let count = 0; count < 10; count++) await matterOf(ours)
    assert.include((await stepsOf(client, ours, ours.owner))!, 'import ✓')
    await ours.workspace.merge({ createdAt: clock.now().minus({ days: 61 }) }).save()
    assert.isNull(await stepsOf(client, ours, ours.owner))
  })

  test('stay away from who put them away, and from nobody else', async ({ client, assert }) => {
    const ours = await firm()
    const admin = await ours.hire('admin')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.submit('delete', '/law-firm/first-steps')
    assert.equal(answer.header('location'), '/main')
    assert.isNull(await stepsOf(client, ours, ours.owner))
    assert.include((await stepsOf(client, ours, admin))!, 'matter')
  })
})
