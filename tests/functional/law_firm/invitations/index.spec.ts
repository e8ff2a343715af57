import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import Invitation from '#app/workspaces/models/invitation'
import type Workspace from '#app/workspaces/models/workspace'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { LIST, MONDAY, invitingFirm } from './ground.js'

const invitationId = async ({ email }: User) => (await Invitation.sentTo(email).firstOrFail()).id

type Line = { email: string; state: string; kind: string; firm: string }

test.group('Invitation page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('lists what the firm sent with status, role and sender, the latest email first', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.invite('ana@ejemplo.mx')
    clock.advance({ minutes: 1 })
    await ours.inviteClient('renata@ejemplo.mx')
    const { props } = (await ours.desk.visit(LIST)).body()
    assert.equal(props.filters.tab, 'sent')
    assert.deepEqual(props.paging, { total: 2, page: 1, perPage: 25 })
    const [guest, member] = props.sent
    assert.deepInclude(guest, { kind: 'client', email: 'renata@ejemplo.mx', name: 'La Galatea', role: null })
    assert.deepInclude(member, {
      kind: 'member',
      email: 'ana@ejemplo.mx',
      state: 'pending',
      inviter: 'Olga Dueñas',
      role: { key: 'lawyer', name: 'Abogado' },
      sentAt: MONDAY,
      expiresAt: '2026-11-30T15:00:00.000Z',
      resendAt: '2026-11-23T15:10:00.000Z',
    })
    assert.notProperty(member, 'tokenHash')
  })

  test('shows a person without a firm what they received and how to found one', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    await ours.invite(ana.email)
    const { props } = (await (await atDesk(client, ana)).visit(`${LIST}?tab=sent`)).body()
    assert.equal(props.filters.tab, 'received')
    assert.deepInclude(props.received[0], { firm: 'Despacho Olmos', inviter: 'Olga Dueñas', state: 'pending' })
    assert.equal(props.waiting, 1)
    assert.isTrue(props.can.found)
    const client1 = await atDesk(client, await person({ type: 'client' }))
    const other = (await client1.visit(LIST)).body().props
    assert.isFalse(other.can.found)
    assert.lengthOf(other.received, 0)
  })

  test('is announced on the home pages of clients and members while an invitation is pending', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    const [renata, diego] = [await person({ type: 'client' }), await ours.hire('lawyer')]
    const theirs = await invitingFirm(client, 'Litigio Norte')
    const said = async (user: User, path: string, firm: Workspace | null = null) => {
      const { panels } = (await (await atDesk(client, user, firm)).visit(path)).body().props
      return panels.find(({ key }: { key: string }) => key === 'invitations.waiting')?.content
    }
    assert.isUndefined(await said(renata, '/main/client'))
    await ours.invite(renata.email)
    await theirs.invite(diego.email)
    assert.deepEqual(await said(renata, '/main/client'), { count: 1, firm: 'Despacho Olmos' })
    assert.deepEqual(await said(diego, '/main', ours.workspace), { count: 1, firm: 'Litigio Norte' })
    await (await atDesk(client, diego, ours.workspace)).submit('post', `${LIST}/${await invitationId(diego)}/rejection`)
    assert.isUndefined(await said(diego, '/main', ours.workspace))
    clock.advance({ days: 8 })
    assert.isUndefined(await said(renata, '/main/client'))
  })

  test('shows only the kinds of invitation the reader may see, and only of their firm', async ({ client, assert }) => {
    const [ours, theirs] = [await invitingFirm(client), await invitingFirm(client, 'Despacho ajeno')]
    await ours.invite('ana@ejemplo.mx')
    await ours.inviteClient('renata@ejemplo.mx')
    await theirs.invite('luis@ejemplo.mx')
    const seen = async (...permissions: never[]) => {
      const desk = await atDesk(client, await ours.hireWith(permissions), ours.workspace)
      const { props } = (await desk.visit(`${LIST}?tab=sent`)).body()
      return [props.filters.tab, ...props.sent.map(({ email }: Line) => email)]
    }
    assert.deepEqual(await seen('equipo:leer' as never), ['sent', 'ana@ejemplo.mx'])
    assert.deepEqual(await seen('clientes:leer' as never), ['sent', 'renata@ejemplo.mx'])
    assert.deepEqual(await seen('expedientes:leer' as never), ['received'])
  })

  test('is filtered by status, kind and text, and ignores an unknown filter', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.invite('vieja@ejemplo.mx')
    clock.advance({ days: 7 })
    const later = await invitingAgain(client, ours)
    await later.submit('post', LIST, { name: 'José Núñez', email: 'jose@ejemplo.mx', roleId: ours.lawyer })
    await later.submit('post', `${LIST}/clients`, { name: 'La Galatea', email: 'renata@ejemplo.mx' })
    const { id } = await db.from('invitations').where('email', 'renata@ejemplo.mx').firstOrFail()
    await later.submit('delete', `${LIST}/${id}`)
    const found = async (query: string) => {
      const { props } = (await later.visit(`${LIST}?tab=sent&${query}`)).body()
      assert.equal(props.paging.total, props.sent.length)
      return props.sent.map(({ email }: Line) => email.split('@')[0]).sort()
    }
    assert.deepEqual(await found('state=pending'), ['jose'])
    assert.deepEqual(await found('state=expired'), ['vieja'])
    assert.deepEqual(await found('state=canceled'), ['renata'])
    assert.deepEqual(await found('state=expired,canceled'), ['renata', 'vieja'])
    assert.deepEqual(await found('kind=client'), ['renata'])
    assert.deepEqual(await found('q=NUÑEZ+jose'), ['jose'])
    assert.deepEqual(await found('q=nunez'), ['jose'])
    assert.deepEqual(await found('q=%25'), [])
    assert.deepEqual(await found('state=nope&kind[]=x&page=-3'), ['jose', 'renata', 'vieja'])
  })

  test('pages long lists with the same number of queries, and shows the last page beyond the end', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    const { id } = await ours.invite('ana@ejemplo.mx')
    const few = await queriesOf(() => ours.desk.visit(LIST).then(({ response }) => response))
    const { id: _, ...row } = await db.from('invitations').where({ id }).firstOrFail()
    const rows = Array.from({ length: 59 }, (__, at) => ({
      ...row,
      email: `persona-${at}@ejemplo.mx`,
      token_hash: String(at).padStart(64, '0'),
      open_key: `x${at}`,
    }))
    for (let at = 0; at < rows.length; at += 20) await db.table('invitations').multiInsert(rows.slice(at, at + 20))
    const many = await queriesOf(() => ours.desk.visit(LIST).then(({ response }) => response))
    assert.equal(many.length, few.length)
    assert.isAtMost(many.length, 6)
    const last = (await ours.desk.visit(`${LIST}?page=99`)).body().props
    assert.deepEqual(last.paging, { total: 60, page: 3, perPage: 25 })
    assert.lengthOf(last.sent, 10)
  })

  const invitingAgain = (client: Parameters<typeof atDesk>[0], ours: Awaited<ReturnType<typeof invitingFirm>>) =>
    atDesk(client, ours.owner, ours.workspace)
})
