import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Matter from '#app/matters/models/matter'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { queriesOf } from '#tests/helpers/queries'
import { charged, clientOf, NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'

const PAGE = '/law-firm/client-reports'
const EMAIL = 'clienta@ejemplo.mx'

test.group('Reports to clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const own = await firm()
    const client = await clientOf(own.workspace, 'Comercializadora Ejemplo', { email: EMAIL })
    const matter = await matterOf(own, { title: 'Amparo fiscal', clients: [{ id: client.id }] })
    const update = { workspace_id: own.workspace.id, matter_id: matter.id, user_id: own.owner.id, attend: 0 }
    const at = { created_at: '2026-03-09 18:00:00.000', updated_at: '2026-03-09 18:00:00.000' }
    await db.table('portal_updates').insert([
      { ...update, ...at, text: 'Se admitió la demanda.', shown: 1, next_title: 'Audiencia.', next_on: '2026-03-20' },
      { ...update, ...at, text: 'Estrategia interna.', shown: 0 },
    ])
    await charged(own.workspace, own.owner, client, { dueOn: '2026-03-10' })
    return { own, client, matter }
  }

  test('say status, last act, next step and balance of what the firm shows, and nothing else', async ({
    client: http,
    assert,
  }) => {
    const { own, client } = await scene()
    await matterOf(await firm(), { title: 'Ajeno' })
    const session = await atDesk(http, own.owner, own.workspace)
    const { draft, matters } = (await session.visit(`${PAGE}/${client.id}`)).body().props
    assert.deepEqual([draft.to, draft.language, matters], [EMAIL, 'es', 1])
    for (const said of [
      'Amparo fiscal',
      'sigue en trámite',
      'Se admitió la demanda.',
      'Audiencia, el viernes 20 de marzo de 2026',
      'Saldo pendiente: $11,600.00 MXN.',
    ])
      assert.include(draft.body, said)
    assert.notInclude(draft.body, 'Estrategia interna')
  })

  test('name what is under way before what is over, and say when there is more', async ({ client: http, assert }) => {
    const { own, client, matter } = await scene()
    const session = await atDesk(http, own.owner, own.workspace)
    const bodyOf = async () => (await session.visit(`${PAGE}/${client.id}`)).body().props.draft.body as string
    await Matter.in(own.workspace).where('id', matter.id).update({ status: 'concluded' })
    await matterOf(own, { title: 'Juicio de nulidad', clients: [{ id: client.id }] })
    const both = await bodyOf()
    assert.isBelow(both.indexOf('Juicio de nulidad'), both.indexOf('Amparo fiscal'))
    assert.notInclude(both, 'tiene otros asuntos')
    for (let at = 0; at < 29; at++) await matterOf(own, { title: `Otro ${at}`, clients: [{ id: client.id }] })
    const cut = await bodyOf()
    assert.notInclude(cut, 'Amparo fiscal')
    assert.include(cut, 'tiene otros asuntos')
    assert.include(cut, 'Saldo pendiente: $11,600.00 MXN.')
  })

  test('leave out matters that the writer may not see, and balances for who may not read charges', async ({
    client: http,
    assert,
  }) => {
    const { own, client, matter } = await scene()
    await Matter.in(own.workspace).where('id', matter.id).update({ private: 1 })
    const writer = await own.hireWith(['reportes:leer', 'reportes:crear', 'clientes:leer', 'expedientes:leer'])
    const session = await atDesk(http, writer, own.workspace)
    const { draft, matters } = (await session.visit(`${PAGE}/${client.id}`)).body().props
    assert.equal(matters, 0)
    assert.notInclude(draft.body, 'Amparo fiscal')
    assert.notInclude(draft.body, '11,600')
  })

  test('are sent as they were reviewed, kept and logged', async ({ client: http, assert }) => {
    const { own, client } = await scene()
    const session = await atDesk(http, own.owner, own.workspace)
    const report = { to: EMAIL, language: 'es', subject: 'Sus asuntos', body: 'Todo revisado por una persona.' }
    ;(await session.submit('post', `${PAGE}/${client.id}`, report)).assertStatus(302)
    const [mail] = await mailsTo(EMAIL)
    assert.include(JSON.stringify(mail), 'Todo revisado por una persona.')
    const { sent } = (await session.visit(`${PAGE}/${client.id}`)).body().props
    assert.containSubset(sent, [{ subject: 'Sus asuntos', recipient: EMAIL }])
    assert.equal((await db.from('audit_entries').where('action', 'client_report.sent')).length, 1)
  })

  test('are refused without an address, without a text, and for clients of others', async ({
    client: http,
    assert,
  }) => {
    const { own, client } = await scene()
    const session = await atDesk(http, own.owner, own.workspace)
    const wrong = await session.post(`${PAGE}/${client.id}`, { to: 'nada', language: 'es', subject: 'x', body: ' ' })
    wrong.assertStatus(422)
    assert.includeMembers(JSON.stringify(wrong.body()).match(/"(to|body)"/g)!, ['"to"', '"body"'])
    const other = await firm()
    const stranger = await atDesk(http, other.owner, other.workspace)
    ;(await stranger.get(`${PAGE}/${client.id}`)).assertStatus(404)
  })

  test('ask as many questions of many clients as of few', async ({ client: http, assert }) => {
    const counts: number[] = []
    for (const more of [1, 20]) {
      const own = await firm()
      for (let at = 0; at < more; at++) await clientOf(own.workspace, `Cliente ${at}`)
      const session = await atDesk(http, own.owner, own.workspace)
      await session.visit(PAGE)
      counts.push((await queriesOf(async () => void (await session.visit(PAGE)))).length)
    }
    assert.equal(counts[0], counts[1])
  })
})
