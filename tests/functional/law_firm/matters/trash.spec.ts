import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { verifyChain } from '#app/core/audit/verify_chain'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import { ManageParty } from '#app/matters/actions/manage_party'
import { LinkMatters } from '#app/matters/actions/link_matters'
import { MakeCodes } from '#app/matters/actions/make_codes'
import { PinDocument } from '#app/matters/actions/pin_document'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import { TrashMatter } from '#app/matters/actions/trash_matter'
import Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'
import { firm, PASSWORD, person, type Firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'
import { actionsOf, authorOf, LIST, partOf, propsOf, titlesIn } from './ground.js'

const TRASH = '/law-firm/files/trash'
const inTrash = (response: { body(): { props: unknown } }) =>
  propsOf<{ matters: { id: number; eraseAt: string }[] }>(response).matters.map(({ id }) => id)

/** Where parts of a matter are kept. */
const TABLES = [
  'matter_archivals',
  'matter_clients',
  'matter_codes',
  'matter_links',
  'matter_parties',
  'matter_party_lawyers',
  'matter_pins',
  'matter_stages',
  'matter_team',
  'matter_trashings',
]

/** Somebody with a password who may do everything in the firm. */
async function deleter({ workspace }: Firm) {
  const user = await person({}, true)
  const admin = await db.from('roles').where({ workspace_id: workspace.id, key: 'admin' }).firstOrFail()
  await Member.create({ workspaceId: workspace.id, userId: user.id, roleId: admin.id })
  return user
}

test.group('Matter deletion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('moves a matter to the trash with the password and hides it everywhere', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'Para borrar' })
    clock.freeze('2026-11-20T18:00:00Z')
    const session = await atDesk(client, await deleter(ours), ours.workspace)
    const wrong = await session.post(partOf(matter, 'trashing'), { confirmation: { password: 'otra cosa' } })
    wrong.assertStatus(401)
    assert.deepEqual(titlesIn(await session.visit(LIST)), ['Para borrar'])
    const done = await session.submit('post', partOf(matter, 'trashing'), { confirmation: { password: PASSWORD } })
    done.assertHeader('location', LIST)
    assert.deepEqual(titlesIn(await session.visit(LIST)), [])
    assert.equal((await session.visit(`/law-firm/files/file-overview/${matter.id}`)).status(), 404)
    ;(await session.put(partOf(matter, 'stage'), { stage: 'x' })).assertStatus(404)
    const page = propsOf<{ matters: { eraseAt: string }[] }>(await session.visit(TRASH))
    assert.equal(page.matters[0]!.eraseAt, '2026-12-20T18:00:00.000Z')
    assert.equal((await actionsOf(matter)).at(-1), 'matter.trashed')
  })

  test('hides the matter from a client who follows it while in the trash', async ({ assert }) => {
    const ours = await firm()
    const follower = await person({ type: 'client' })
    const matter = await matterOf(ours)
    await matter.merge({ clientUserId: follower.id }).save()
    await new TrashMatter().handle(authorOf(ours), matter)
    assert.isEmpty(await Matter.followedBy(follower.id))
  })

  test('is reverted by restoring the matter', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'De vuelta' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    await new TrashMatter().handle(authorOf(ours), matter)
    ;(await session.submit('delete', partOf(matter, 'trashing'))).assertStatus(303)
    assert.deepEqual(titlesIn(await session.visit(LIST)), ['De vuelta'])
    assert.isEmpty(inTrash(await session.visit(TRASH)))
    assert.equal((await actionsOf(matter)).at(-1), 'matter.restored')
  })

  test('does not show hidden matters in the trash', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hireWith(['expedientes:leer', 'expedientes:editar', 'expedientes:eliminar'])
    const [open, hidden, other] = [await matterOf(ours), await matterOf(ours), await matterOf(theirs)]
    await new SwitchPrivacy().handle(authorOf(ours), hidden, true)
    for (const [of, matter] of [
      [ours, open],
      [ours, hidden],
      [theirs, other],
    ] as const)
      await new TrashMatter().handle(authorOf(of), matter)
    const session = await atDesk(client, lawyer, ours.workspace)
    assert.deepEqual(inTrash(await session.visit(TRASH)), [open.id])
    for (const matter of [hidden, other]) (await session.delete(partOf(matter, 'trashing'))).assertStatus(404)
    const reader = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const keeper = await atDesk(client, await ours.hireWith(['expedientes:leer']), ours.workspace)
    ;(await keeper.page(TRASH)).assertHeader('location', '/main')
    ;(await keeper.delete(partOf(open, 'trashing'))).assertStatus(403)
    assert.deepEqual(inTrash(await reader.visit(TRASH)), [open.id])
  })

  test('searches the trash and shows its last page past the end', async ({ client, assert }) => {
    const ours = await firm()
    const found = await matterOf(ours, { title: 'Sucesión de Íñigo Peña' })
    await new TrashMatter().handle(authorOf(ours), found)
    for (let index = 0; index < 25; index++) await new TrashMatter().handle(authorOf(ours), await matterOf(ours))
    const outside = await matterOf(ours, { title: 'Peña, fuera de la papelera' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(inTrash(await session.visit(`${TRASH}?q=pena+SUCESION`)), [found.id])
    assert.notInclude(inTrash(await session.visit(`${TRASH}?q=pena`)), outside.id)
    assert.isEmpty(inTrash(await session.visit(`${TRASH}?q=nadie&page=3`)))
    assert.deepEqual(inTrash(await session.visit(`${TRASH}?page=2`)), [found.id])
    const beyond = await session.visit(`${TRASH}?page=8`)
    assert.deepEqual(inTrash(beyond), [found.id])
    assert.deepEqual(propsOf<{ paging: object }>(beyond).paging, { total: 26, page: 2, perPage: 25 })
  })

  test('purges the matter and its contents after thirty days, while the log stays intact', async ({ assert }) => {
    const ours = await firm()
    clock.freeze('2026-11-20T18:00:00Z')
    const [matter, other] = [await matterOf(ours), await matterOf(ours)]
    const author = authorOf(ours)
    await new PinDocument().handle(author, matter, await documentFor(), null)
    const party = {
      kind: 'person',
      name: 'Quien sea',
      role: 'witness',
      side: 'neutral',
      lawyers: [{ name: 'Su abogado' }],
    }
    await new ManageParty().add(author, matter, party as never)
    await new LinkMatters().link(author, other, matter, 'incident')
    await new MakeCodes().make(author, [matter], ['team', 'client'])
    await new TrashMatter().handle(author, matter)
    clock.advance({ days: 29 })
    assert.equal(await new EraseTrashed().handle(), 0)
    clock.advance({ days: 1 })
    assert.equal(await new EraseTrashed().handle(), 1)
    assert.equal(await new EraseTrashed().handle(), 0)
    for (const table of TABLES) assert.isEmpty(await db.from(table).where('matter_id', matter.id), table)
    assert.isNull(await Matter.in(ours.workspace).where('id', matter.id).first())
    assert.isEmpty(await db.from('matter_links'))
    assert.equal((await verifyChain(ours.workspace.id)).brokenAt, null)
    assert.equal((await actionsOf(matter)).at(-1), 'matter.erased')
  })

  test('does not purge a restored matter', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await new TrashMatter().handle(authorOf(ours), matter)
    await db.from('matters').where('id', matter.id).update({ trashed: false })
    assert.isFalse(await new EraseTrashed().erase(authorOf(ours), matter))
    await matter.refresh()
  })
})
