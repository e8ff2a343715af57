import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { LIST, MONDAY, invitingFirm, roleOf } from './ground.js'

const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')

test.group('Bulk invitations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('validate a list line by line and write nothing', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const colleague = await ours.hire('reader')
    await ours.invite('ya@ejemplo.mx')
    const before = await dump(['idempotency_keys'])
    const text = [
      'Ana López <ana@ejemplo.mx>',
      `luis@ejemplo.mx, Luis Peña, Pasante`,
      'sin correo',
      'mal@correo',
      'ANA@ejemplo.mx',
      colleague.email,
      'ya@ejemplo.mx',
      'eva@ejemplo.mx; Eva; Jefe de todo',
      'max@ejemplo.mx; Max; Propietario',
      `${'x'.repeat(121)} <largo@ejemplo.mx>`,
    ].join('\n')
    const answer = await ours.desk.post(`${LIST}/lists`, { text, roleId: ours.lawyer })
    answer.assertStatus(200)
    const { rows, problem } = answer.body()
    assert.isNull(problem)
    assert.deepEqual(
      rows.map(({ line, outcome }: { line: number; outcome: string }) => [line, outcome]),
      [
        [1, 'ready'],
        [2, 'ready'],
        [3, 'email_missing'],
        [4, 'email_wrong'],
        [5, 'repeated'],
        [6, 'member'],
        [7, 'invited'],
        [8, 'role_unknown'],
        [9, 'role_above'],
        [10, 'name_long'],
      ]
    )
    assert.deepInclude(rows[0], { name: 'Ana López', email: 'ana@ejemplo.mx', roleId: ours.lawyer })
    assert.deepInclude(rows[1], { name: 'Luis Peña', roleId: await roleOf(ours, 'intern') })
    assert.deepEqual(await changesSince(before), {})
  })

  test('read a file in any encoding, with any separator and order of columns', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const rows = 'Rol;Correo electrónico;Nombre completo\nPasante;nunez@ejemplo.mx;"Núñez; Íñigo"\n'
    const files = {
      'UTF-8': base64(rows),
      'UTF-8 with its mark': base64('\ufeff' + rows),
      'Latin-1': base64(rows, 'latin1'),
      'UTF-16': base64('\ufeff' + rows, 'utf16le'),
      'tabs and CRLF': base64(
        rows.replace('Núñez; Íñigo', 'Núñez- Íñigo').replaceAll(';', '\t').replaceAll('\n', '\r\n')
      ),
    }
    for (const [name, file] of Object.entries(files)) {
      const answer = await ours.desk.post(`${LIST}/lists`, { file, roleId: ours.lawyer })
      const [row] = answer.body().rows
      assert.deepInclude(row, { line: 2, email: 'nunez@ejemplo.mx', roleId: await roleOf(ours, 'intern') }, name)
      assert.match(row.name, /^Núñez. Íñigo$/, name)
    }
  })

  test('refuse an empty list, more than 200 entries, or a file that is not text', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@ejemplo.mx`).join('\n')
    const problems = [
      [{ text: ' \n\n' }, 'empty'],
      [{}, 'empty'],
      [{ text: people(200) }, null],
      [{ text: people(201) }, 'too_many'],
      [{ file: base64('correo\n' + people(201)) }, 'too_many'],
      [{ file: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]).toString('base64') }, 'unreadable'],
    ] as const
    for (const [list, problem] of problems) {
      const answer = await ours.desk.post(`${LIST}/lists`, { ...list, roleId: ours.lawyer })
      assert.equal(answer.body().problem, problem)
    }
    for (const wrong of [{ file: 'not base64!' }, { text: 'x'.repeat(200_001) }, { roleId: 999_999 }]) {
      const answer = await ours.desk.post(`${LIST}/lists`, { roleId: ours.lawyer, ...wrong })
      answer.assertStatus(422)
    }
  })

  test('send the valid entries once and skip those invited meanwhile', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const colleague = await ours.hire('reader')
    await ours.invite('ya@ejemplo.mx')
    const sent = await countMails()
    const people = ['uno@ejemplo.mx', 'dos@ejemplo.mx', 'ya@ejemplo.mx', colleague.email, 'dos@ejemplo.mx'].map(
      (email) => ({
        email,
        roleId: ours.lawyer,
      })
    )
    const send = () => ours.desk.submit('post', `${LIST}/batches`, { people }).header('x-idempotency-key', 'the same')
    assert.equal((await send()).header('location'), `${LIST}?tab=sent`)
    const { toast } = (await ours.desk.visit(`${LIST}?tab=sent`)).body().props.notices
    assert.deepEqual(toast, { key: 'invitations.sent_many', values: { count: 2, skipped: 2 } })
    assert.equal((await send()).header('location'), `${LIST}?tab=sent`)
    assert.equal((await countMails()) - sent, 2)
    assert.lengthOf(await mailsTo('dos@ejemplo.mx'), 1)
  })

  test('refuse the whole batch for one invalid line', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const owner = await roleOf(ours, 'owner')
    const good = { email: 'uno@ejemplo.mx', roleId: ours.lawyer }
    const many = Array.from({ length: 201 }, (_, at) => ({ email: `p${at}@ejemplo.mx`, roleId: ours.lawyer }))
    const batches = [
      [good, { email: 'mal', roleId: ours.lawyer }],
      [good, { email: 'dos@ejemplo.mx', roleId: owner }],
      [],
      many,
    ]
    for (const people of [...batches, 'x', null]) {
      const answer = await ours.desk.post(`${LIST}/batches`, { people })
      answer.assertStatus(422)
    }
    assert.lengthOf(await Invitation.in(ours.workspace), 0)
  })

  test('require the permission to invite', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const desk = await atDesk(client, await ours.hireWith(['equipo:leer']), ours.workspace)
    for (const path of ['lists', 'batches']) {
      const answer = await desk.post(`${LIST}/${path}`, { text: 'a@ejemplo.mx', roleId: ours.lawyer, people: [] })
      assert.deepEqual(answer.body().code, { permission: 'equipo:invitar' })
    }
  })
})
