import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import { firm, person } from '#tests/helpers/people'
import { matterOf } from '#database/factories/matter_factory'
import { queriesOf } from '#tests/helpers/queries'
import { fieldOf, sheetFor, templateOf, TRIAL } from '#tests/helpers/templates'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import { atDesk } from '../matters/desk.js'
import { auditEntriesOf, FIRMS, formOf, OWN, ownersDesk, reached } from './templates_desk.js'

const props = (answer: ApiResponse) => answer.body().props

test.group('Matter templates in the browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created with sections, fields and stages, and logged', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const answer = await desk.submit('post', FIRMS, formOf())
    answer.assertStatus(302)
    const [template] = await reached(ours)
    assert.deepInclude(template!.toJSON(), {
      scope: 'firm',
      workspaceId: ours.workspace.id,
      userId: null,
      title: 'Ordinario mercantil',
      materia: 'commercial',
      hidden: false,
      version: 1,
    })
    assert.deepEqual(template!.definition, {
      stages: ['Demanda', 'Pruebas', 'Sentencia'],
      sections: [{ key: 'data', title: 'Partes y cuantía', fields: TRIAL }],
      slots: {},
    })
    const [entry] = await auditEntriesOf('matter_template.created')
    assert.equal(entry!.workspaceId, ours.workspace.id)
    assert.equal(entry!.after.title, 'Ordinario mercantil')
  })

  test('refuse two options that differ only in accents or case, in both languages', async ({ client, assert }) => {
    const { ours } = await ownersDesk(client)
    const options = ['Vía ordinaria', 'via ORDINARIA']
    const fields = [fieldOf({ key: 'way', type: 'choice', options })]
    for (const [language, words] of [
      ['es', 'Esta opción ya existe'],
      ['en', 'This option already exists'],
    ] as const) {
      await ours.owner.merge({ language }).save()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const answer = await desk.post(FIRMS, formOf({ sections: [{ key: 'data', title: 'Datos', fields }] }))
      answer.assertStatus(422)
      assert.deepEqual(
        answer.body().errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
        [['sections.0.fields.0.options', words]]
      )
    }
    assert.isEmpty(await reached(ours))
  })

  test('say in the language of the reader what another module refuses in them', async ({ client, assert }) => {
    const { ours } = await ownersDesk(client)
    const deadline = { title: 'Contestar', days: null, toResponsible: true, shown: false, clientText: null }
    const activity = { title: '', days: null, priority: 1, toResponsible: true, subtasks: [] }
    const slots = {
      activities: { items: [activity] },
      docket: { deadlines: [deadline] },
      folders: { folders: [{ name: '', depth: 0 }] },
    }
    for (const [language, words] of [
      ['es', 'Este campo es obligatorio'],
      ['en', 'This field is required'],
    ] as const) {
      await ours.owner.merge({ language }).save()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      for (const [key, field] of [
        ['folders', 'slots.folders.folders.0.name'],
        ['activities', 'slots.activities.items.0.title'],
        ['docket', 'slots.docket.deadlines.0.days'],
      ] as const) {
        const answer = await desk.post(FIRMS, formOf({ slots: { [key]: slots[key] } }))
        answer.assertStatus(422)
        const [{ field: at, message }] = answer.body().errors
        assert.deepEqual([at, message], [field, words])
      }
    }
    assert.isEmpty(await reached(ours))
  })

  test('refuse an invalid template and store nothing', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const sectionOf = (...fields: unknown[]) => ({ sections: [{ key: 'data', title: 'Datos', fields }] })
    const many = (count: number) => Array.from({ length: count }, (_, index) => fieldOf({ key: `k${index}` }))
    const wrong: [string, Record<string, unknown>][] = [
      ['title', { title: '  ' }],
      ['title', { title: 'x'.repeat(201) }],
      ['materia', { materia: 'astrology' }],
      ['stages', { stages: ['Demanda', 'demanda'] }],
      ['sections.0.fields.0.type', sectionOf({ ...fieldOf({ key: 'a' }), type: 'file' })],
      ['sections.0.fields.0.label', sectionOf(fieldOf({ key: 'a', label: '' }))],
      ['sections.0.fields.0.options', sectionOf(fieldOf({ key: 'a', type: 'choices' }))],
      ['sections.0.fields.0.key', sectionOf({ ...fieldOf({ key: 'a' }), key: '<a>' })],
      ['sections', sectionOf(fieldOf({ key: 'a' }), fieldOf({ key: 'a' }))],
      ['sections', sectionOf(...many(101))],
      ['sections', { sections: 'none' }],
      ['slots', { slots: 'none' }],
    ]
    for (const [field, part] of wrong) {
      const answer = await desk.post(FIRMS, formOf(part))
      answer.assertStatus(422)
      assert.include(answer.body().errors.map((error: { field: string }) => error.field)[0], field)
    }
    assert.isEmpty(await reached(ours))
  })

  test('store unusual text exactly as typed', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const label = `<script>alert(1)</script> 𝓝ombre "del" actor\u200d 👩‍⚖️ ' OR 1=1`
    const answer = await desk.submit(
      'post',
      FIRMS,
      formOf({ sections: [{ key: 's', title: 'Ñandú', fields: [fieldOf({ key: 'a', label })] }] })
    )
    answer.assertStatus(302)
    const [template] = await reached(ours)
    assert.equal(template!.definition.sections[0]!.fields[0]!.label, label)
  })

  test('log exactly the changed values of an edit', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id } = await templateOf(ours)
    const form = { ...formOf(), title: 'Ordinario mercantil', stages: ['Demanda'], version: 1 }
    ;(await desk.submit('put', `${FIRMS}/${id}`, form)).assertStatus(303)
    const [template] = await reached(ours)
    assert.equal(template!.version, 2)
    const [entry] = await auditEntriesOf('matter_template.edited')
    assert.sameMembers(Object.keys(entry!.after), ['description', 'materia', 'proceeding', 'stages', 'sections'])
    assert.deepEqual(entry!.before.stages, ['Demanda', 'Pruebas', 'Sentencia'])
  })

  test('refuse a stale edit and show what was saved meanwhile', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id } = await templateOf(ours)
    await desk.put(`${FIRMS}/${id}`, formOf({ title: 'El de la primera', version: 1 }))
    const answer = await desk.put(`${FIRMS}/${id}`, formOf({ title: 'El del segundo', version: 1 }))
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'version')
    assert.equal(props(await desk.visit(`${FIRMS}/edit/${id}`)).template.title, 'El de la primera')
  })

  test('are hidden from new matters and shown again, each with an undo', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id } = await templateOf(ours)
    const offered = async () => (await desk.get('/law-firm/files/template-options')).body().data.length
    assert.equal(await offered(), 1)
    await desk.submit('delete', `${FIRMS}/${id}/publication`)
    assert.equal(await offered(), 0)
    ;(await desk.get(`/law-firm/files/template-options/${id}`)).assertStatus(404)
    await desk.submit('post', `${FIRMS}/${id}/publication`)
    assert.equal(await offered(), 1)
    assert.lengthOf(await auditEntriesOf('matter_template.hidden'), 1)
    assert.lengthOf(await auditEntriesOf('matter_template.shown'), 1)
  })

  test('cannot be deleted while matters use them (DTE-400)', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const used = await templateOf(ours)
    const unused = await templateOf(ours, { title: 'Sin asuntos' })
    await sheetFor(await matterOf(ours), used)
    const answer = await desk.delete(`${FIRMS}/${used.id}`)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'DTE-400')
    ;(await desk.submit('delete', `${FIRMS}/${unused.id}`)).assertStatus(303)
    assert.deepEqual(
      (await reached(ours)).map(({ id }) => id),
      [used.id]
    )
    assert.equal((await auditEntriesOf('matter_template.deleted'))[0]!.before.title, 'Sin asuntos')
  })

  test('follow the role permissions plantilla:leer, crear, editar and eliminar', async ({ client, assert }) => {
    const ours = await firm()
    const { id } = await templateOf(ours)
    const desks = {
      leer: await atDesk(client, await ours.hireWith(['plantilla:leer']), ours.workspace),
      crear: await atDesk(client, await ours.hireWith(['plantilla:leer', 'plantilla:crear']), ours.workspace),
      editar: await atDesk(client, await ours.hireWith(['plantilla:leer', 'plantilla:editar']), ours.workspace),
    }
    ;(await desks.leer.visit(FIRMS)).assertStatus(200)
    for (const [who, method, path, status] of [
      ['leer', 'post', FIRMS, 403],
      ['leer', 'put', `${FIRMS}/${id}`, 403],
      ['leer', 'delete', `${FIRMS}/${id}`, 403],
      ['leer', 'delete', `${FIRMS}/${id}/publication`, 403],
      ['crear', 'put', `${FIRMS}/${id}`, 403],
      ['editar', 'post', FIRMS, 403],
      ['editar', 'delete', `${FIRMS}/${id}`, 403],
    ] as const) {
      const answer = await desks[who][method](path, formOf({ version: 1 }))
      answer.assertStatus(status)
    }
    ;(await desks.crear.submit('post', FIRMS, formOf())).assertStatus(302)
    ;(await desks.editar.submit('put', `${FIRMS}/${id}`, formOf({ version: 1 }))).assertStatus(303)
    assert.deepInclude(props(await desks.leer.visit(FIRMS)).can, { create: false, edit: false, delete: false })
  })
})

test.group('Matter template ownership', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('hides templates from other firms and other people', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const colleague = await ours.hire('admin')
    const firms = await templateOf(ours, { title: 'Secreta del despacho' })
    const personal = await templateOf(ours, {
      scope: 'personal',
      workspaceId: null,
      userId: ours.owner.id,
      title: 'Secreta mía',
    })
    const outside = await atDesk(client, theirs.owner, theirs.workspace)
    const beside = await atDesk(client, colleague, ours.workspace)
    for (const [desk, area, id] of [
      [outside, FIRMS, firms.id],
      [outside, OWN, personal.id],
      [beside, OWN, personal.id],
      [beside, OWN, firms.id],
      [beside, FIRMS, personal.id],
    ] as const) {
      ;(await desk.get(`${area}/view/${id}`)).assertStatus(404)
      ;(await desk.put(`${area}/${id}`, formOf({ version: 1 }))).assertStatus(404)
      ;(await desk.delete(`${area}/${id}`)).assertStatus(404)
      ;(await desk.delete(`${area}/${id}/publication`)).assertStatus(404)
    }
    ;(await beside.post(`${FIRMS}/copies`, { templateId: personal.id })).assertStatus(404)
    ;(await outside.get(`/law-firm/files/template-options/${firms.id}`)).assertStatus(404)
    const listed = await outside.get('/law-firm/files/template-options')
    assert.notInclude(JSON.stringify(listed.body()), 'Secreta')
    assert.notInclude(JSON.stringify((await beside.visit(OWN)).body()), 'Secreta mía')
  })

  test('separates personal templates, which can be copied to the firm', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    await desk.submit('post', OWN, formOf({ title: 'La mía' }))
    const [own] = await reached(ours)
    assert.deepInclude(own!.toJSON(), { scope: 'personal', userId: ours.owner.id, workspaceId: null })
    assert.isEmpty(props(await desk.visit(FIRMS)).templates)
    ;(await desk.submit('post', `${FIRMS}/copies`, { templateId: own!.id })).assertStatus(302)
    const [copy] = props(await desk.visit(FIRMS)).templates
    assert.deepInclude(copy, { title: 'La mía', scope: 'firm', fields: TRIAL.length })
  })

  test('lets lawyers read and copy the catalogue, which operators edit on their own page', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const operator = await person({ isAdmin: true })
    const role = await Role.in(ours.workspace).where('key', 'admin').firstOrFail()
    await Member.create({ workspaceId: ours.workspace.id, userId: operator.id, roleId: role.id })
    const office = await atDesk(client, operator, ours.workspace)

    assert.deepEqual(props(await desk.visit(OWN)).tabs, ['personal'])
    assert.deepEqual(props(await office.visit(OWN)).tabs, ['personal', 'catalogue'])
    ;(await office.submit('post', OWN, formOf({ title: 'De todos', scope: 'catalogue' }))).assertStatus(302)
    await desk.submit('post', OWN, formOf({ title: 'Quiere ser de todos', scope: 'catalogue' }))
    const scopes = await MatterTemplate.reachedBy({ userId: ours.owner.id, workspaceId: ours.workspace.id }).orderBy(
      'id'
    )
    assert.deepEqual(
      scopes.map(({ title, scope }) => [title, scope]),
      [
        ['De todos', 'catalogue'],
        ['Quiere ser de todos', 'personal'],
      ]
    )

    const common = scopes[0]!
    assert.equal(props(await desk.visit(`${FIRMS}?tab=catalogue`)).templates[0].title, 'De todos')
    ;(await desk.visit(`${FIRMS}/view/${common.id}`)).assertStatus(200)
    ;(await desk.put(`${FIRMS}/${common.id}`, formOf({ version: 1 }))).assertStatus(403)
    ;(await desk.delete(`${FIRMS}/${common.id}`)).assertStatus(403)
    ;(await desk.submit('post', `${FIRMS}/copies`, { templateId: common.id })).assertStatus(302)

    await office.submit('delete', `${OWN}/${common.id}/publication`)
    ;(await desk.get(`${FIRMS}/view/${common.id}`)).assertStatus(403)
    assert.isEmpty(props(await desk.visit(`${FIRMS}?tab=catalogue`)).templates)
    assert.lengthOf(props(await office.visit(`${OWN}?tab=catalogue`)).templates, 1)
  })

  test('pages and searches the list with a constant number of queries', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    await templateOf(ours, { title: 'Única' })
    const few = await queriesOf(async () => void (await desk.visit(FIRMS)))
    for (let count = 0; count < 30; count++) await templateOf(ours, { title: `Divorcio incausado ${count}` })
    const many = await queriesOf(async () => void (await desk.visit(FIRMS)))
    assert.equal(many.length, few.length)
    const second = props(await desk.visit(`${FIRMS}?page=2`))
    assert.lengthOf(second.templates, 6)
    assert.equal(second.paging.total, 31)
    assert.lengthOf(props(await desk.visit(`${FIRMS}?q=UNICA`)).templates, 1)
    assert.isEmpty(props(await desk.visit(`${FIRMS}?q=100%25`)).templates)
    ;(await desk.visit(`${FIRMS}?page=x&tab=zzz&q[]=1`)).assertStatus(200)
  })
})
