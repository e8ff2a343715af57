import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import MatterCode from '#app/matters/models/matter_code'
import { firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'
import { actionsOf, authorOf, partOf, propsOf } from './ground.js'

const LABELS = '/law-firm/files/labels'
type Labels = { labels: { audience: string; reference: string; path: string; size: number }[] }

test.group('Matter QR labels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created once for several matters and shown as a sheet', async ({ client, assert }) => {
    const ours = await firm('Ibarra Lozano')
    const [one, two] = [await matterOf(ours), await matterOf(ours)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    const made = await session.submit('post', LABELS, { ids: [one.id, two.id], audiences: ['team', 'client'] })
    made.assertHeader('location', `${LABELS}?ids=${one.id},${two.id}&for=team,client`)
    await session.submit('post', LABELS, { ids: [one.id], audiences: ['team'] })
    assert.lengthOf(await MatterCode.all(), 4)
    const { labels } = propsOf<Labels>(await session.visit(`${LABELS}?ids=${one.id},${two.id}&for=team,client`))
    assert.deepEqual(
      labels.map(({ reference, audience }) => `${reference} ${audience}`),
      ['IL-0001 team', 'IL-0001 client', 'IL-0002 team', 'IL-0002 client']
    )
    assert.match(labels[0]!.path, /^M\d+ \d+h1v1h-1z/)
    assert.deepEqual(await actionsOf(one), ['matter.opened', 'matter.code_made', 'matter.code_made'])
  })

  test('lead the team to the matter and the client to its status, until revoked', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', LABELS, { ids: [matter.id], audiences: ['team', 'client'] })
    const [team, status] = await MatterCode.query().orderBy('audience', 'desc')
    ;(await session.page(`/q/${team!.code}`)).assertHeader('location', `/law-firm/files/file-overview/${matter.id}`)
    const client_ = `/law-firm/files/file-overview-client/${matter.id}`
    ;(await session.page(`/q/${status!.code}`)).assertHeader('location', client_)
    const visitor = await atDesk(client, null)
    ;(await visitor.page(`/q/${team!.code}`)).assertHeader('location', '/login')
    await session.submit('delete', partOf(matter, 'labels'), { audience: 'team' })
    for (const code of [team!.code, 'x'.repeat(20), 'no', '%00', "' OR 1=1"])
      assert.equal((await session.page(`/q/${encodeURIComponent(code)}`)).status(), 404)
    assert.equal((await actionsOf(matter)).at(-1), 'matter.code_revoked')
    await session.submit('post', LABELS, { ids: [matter.id], audiences: ['team'] })
    assert.notEqual(
      (await MatterCode.query().whereNull('revokedAt').where('audience', 'team').firstOrFail()).code,
      team!.code
    )
  })

  test('are shown and created only for matters the person may see and edit', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hire('lawyer')
    const [hidden, foreign] = [await matterOf(ours), await matterOf(theirs)]
    await new SwitchPrivacy().handle(authorOf(ours), hidden, true)
    const owner = await atDesk(client, ours.owner, ours.workspace)
    await owner.submit('post', LABELS, { ids: [hidden.id], audiences: ['team'] })
    const session = await atDesk(client, lawyer, ours.workspace)
    const { labels } = propsOf<Labels>(await session.visit(`${LABELS}?ids=${hidden.id},${foreign.id}`))
    assert.isEmpty(labels)
    for (const id of [hidden.id, foreign.id])
      (await session.post(LABELS, { ids: [id], audiences: ['team'] })).assertStatus(404)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await reader.post(LABELS, { ids: [hidden.id], audiences: ['team'] })).assertStatus(403)
    ;(await session.post(LABELS, { ids: [], audiences: ['team'] })).assertStatus(422)
    ;(await session.post(LABELS, { ids: [1], audiences: ['court'] })).assertStatus(422)
  })
})
