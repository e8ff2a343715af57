import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { DAILY_EMAILS } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { LIST, MONDAY, auditEntriesOf, invitingFirm, roleOf, sentTo, tokenFor } from './ground.js'

test.group('Firm invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('emails a link that is stored only as a hash and expires in seven days', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const answer = await ours.desk.submit('post', LIST, {
      name: 'Ana Ruelas',
      email: ' Ana@Ejemplo.MX ',
      roleId: ours.lawyer,
    })
    assert.equal(answer.header('location'), `${LIST}?tab=sent`)
    const invitation = await sentTo(ours, 'ana@ejemplo.mx')
    const { state, kind, name, roleId, timesSent, expiresAt, tokenHash } = invitation
    assert.deepEqual(
      { state, kind, name, roleId, timesSent },
      {
        state: 'pending',
        kind: 'member',
        name: 'Ana Ruelas',
        roleId: ours.lawyer,
        timesSent: 1,
      }
    )
    assert.equal(expiresAt.toISO(), '2026-11-30T15:00:00.000Z')
    const [mail] = await mailsTo('ana@ejemplo.mx')
    assert.include(mail!.subject, 'Despacho Olmos')
    assert.include(mail!.text, 'Olga Dueñas')
    const token = await tokenFor('ana@ejemplo.mx')
    assert.isAtLeast(token.length, 43)
    assert.equal(tokenHash, hashOfToken(token))
    assert.include(await auditEntriesOf(ours), 'invitation.sent')
  })

  test('is written in the language of the account, or else of the inviter', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const known = await person({ language: 'en' })
    await ours.invite(known.email)
    await ours.invite('nadie@ejemplo.mx')
    assert.equal((await mailsTo(known.email))[0]!.language, 'en')
    assert.equal((await mailsTo('nadie@ejemplo.mx'))[0]!.language, 'es')
  })

  test('gives the same response whether the address has an account or not', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const known = await person()
    const answers = []
    for (const email of [known.email, 'nadie@ejemplo.mx']) {
      const answer = await ours.desk.submit('post', LIST, { email, roleId: ours.lawyer })
      answers.push([answer.status(), answer.header('location'), answer.text()])
    }
    assert.deepEqual(answers[0], answers[1])
  })

  test('reports at the field that the address is a member or already invited, and sends nothing', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    const colleague = await ours.hire('lawyer')
    await ours.invite('ana@ejemplo.mx')
    for (const [email, words] of [
      [colleague.email, 'Ya es integrante del despacho'],
      ['ana@ejemplo.mx', 'Ya tiene una invitación pendiente'],
    ] as const) {
      const answer = await ours.desk.post(LIST, { email, roleId: ours.lawyer })
      answer.assertStatus(422)
      assert.include(answer.body().errors[0].message, words)
    }
    assert.lengthOf(await mailsTo('ana@ejemplo.mx'), 1)
    assert.lengthOf(await mailsTo(colleague.email), 0)
  })

  test('replaces an expired invitation of the same address', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const first = await ours.invite('ana@ejemplo.mx')
    const before = await tokenFor('ana@ejemplo.mx')
    clock.advance({ days: 7 })
    const again = await ours.invite('ana@ejemplo.mx', await roleOf(ours, 'reader'))
    assert.deepEqual([again.id, again.state, again.timesSent], [first.id, 'resent', 2])
    assert.equal(again.roleId, await roleOf(ours, 'reader'))
    assert.isNull(await Invitation.linked(before).first())
  })

  test('refuses a role above the inviter’s, the owner role and roles of other firms', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const theirs = await firm('Despacho ajeno')
    const inviter = await ours.hireWith(['equipo:leer', 'equipo:invitar', 'expedientes:leer'])
    const desk = await atDesk(client, inviter, ours.workspace)
    const [admin, owner, foreign] = [
      await roleOf(ours, 'admin'),
      await roleOf(ours, 'owner'),
      await roleOf(theirs, 'reader'),
    ]
    for (const roleId of [admin, owner, foreign, 999_999, 0, -1, 'x', null]) {
      const answer = await desk.post(LIST, { email: 'ana@ejemplo.mx', roleId })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'roleId')
    }
    const toOwner = await ours.desk.post(LIST, { email: 'ana@ejemplo.mx', roleId: owner })
    toOwner.assertStatus(422)
    assert.lengthOf(await Invitation.in(ours.workspace), 0)
  })

  test('explains an invalid address in the language of the reader', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const english = await ours.hire('admin')
    await english.merge({ language: 'en' }).save()
    const desk = await atDesk(client, english, ours.workspace)
    for (const [at, words] of [
      [ours.desk, 'Introduce un correo'],
      [desk, 'email'],
    ] as const) {
      for (const email of ['ana', 'ana@', 'ana@@x.mx', `${'a'.repeat(250)}@x.mx`, 'ana@x.mx, luis@x.mx']) {
        const answer = await at.post(LIST, { email, roleId: ours.lawyer })
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].field, 'email')
      }
      const missing = await at.post(LIST, {})
      assert.sameMembers(
        missing.body().errors.map(({ field }: { field: string }) => field),
        ['email', 'roleId']
      )
      assert.isString(words)
    }
  })

  test('requires the permission to invite, without impersonation', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const reader = await ours.hireWith(['equipo:leer'])
    const desk = await atDesk(client, reader, ours.workspace)
    const answer = await desk.post(LIST, { email: 'ana@ejemplo.mx', roleId: ours.lawyer })
    answer.assertStatus(403)
    assert.deepEqual(answer.body().code, { permission: 'equipo:invitar' })
    const role = await roleOf(ours, 'admin')
    await db.from('sessions').where('user_id', ours.owner.id).update({ preview_role_id: role })
    const previewing = await ours.desk.post(LIST, { email: 'ana@ejemplo.mx', roleId: ours.lawyer })
    previewing.assertStatus(403)
  })

  test('sends one email for a repeated submit', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const order = { email: 'ana@ejemplo.mx', roleId: ours.lawyer }
    for (let time = 0; time < 3; time++) {
      const answer = await ours.desk.submit('post', LIST, order).header('x-idempotency-key', 'one')
      assert.equal(answer.header('location'), `${LIST}?tab=sent`)
    }
    assert.lengthOf(await mailsTo('ana@ejemplo.mx'), 1)
  })

  test('is limited to 500 emails a day per firm', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const first = await ours.invite('persona-0@ejemplo.mx')
    const row = await db.from('invitations').where('id', first.id).first()
    const { id: _, ...copy } = row
    const rows = Array.from({ length: DAILY_EMAILS - 1 }, (__, index) => ({
      ...copy,
      email: `persona-${index + 1}@ejemplo.mx`,
      token_hash: String(index).padStart(64, '0'),
      open_key: `x${index}`,
    }))
    for (let at = 0; at < rows.length; at += 25) await db.table('invitations').multiInsert(rows.slice(at, at + 25))
    const answer = await ours.desk.post(LIST, { email: 'una-mas@ejemplo.mx', roleId: ours.lawyer })
    answer.assertStatus(429)
    assert.equal(answer.header('retry-after'), '3600')
    clock.advance({ hours: 24 })
    const later = await atDesk(client, ours.owner, ours.workspace)
    const tomorrow = await later.submit('post', LIST, { email: 'una-mas@ejemplo.mx', roleId: ours.lawyer })
    assert.equal(tomorrow.header('location'), `${LIST}?tab=sent`)
  })
})
