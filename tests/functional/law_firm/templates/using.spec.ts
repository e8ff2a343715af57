import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { applyTemplate } from '#app/matter_templates/actions/apply_template'
import type { FieldValues } from '#app/matter_templates/field_value'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import { findTemplateForUse } from '#app/matter_templates/queries/find_template'
import {
  fieldValuesOf,
  knownFields,
  mattersWhoseFieldsSay,
  mattersWithField,
} from '#app/matter_templates/queries/field_search'
import { sheetOf } from '#app/matter_templates/queries/matter_sheet'
import { eraseMatterRows } from '#app/matters/actions/erase_matter_rows'
import type Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { definitionOf, fieldOf, templateOf, TRIAL } from '#tests/helpers/templates'
import { atDesk } from '../matters/desk.js'
import { auditEntriesOf, FIRMS, formOf, ownersDesk } from './templates_desk.js'

const ANSWERS: FieldValues = {
  plaintiff: 'Aceros Ñandú, S.A.',
  amount: 1_250_050,
  served: '2026-03-04',
  way: 'Ordinaria',
}

/** A matter made with a template, as the form of a new matter does it. */
async function madeWith(ours: Firm, template: MatterTemplate, values = ANSWERS): Promise<Matter> {
  const matter = await matterOf(ours)
  const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
  await db.transaction((trx) => applyTemplate(trx, matter, { template, values, author }))
  return matter
}

const pathOf = ({ id }: Matter) => `/law-firm/files/${id}/fields`

test.group('Matter created from a template', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('asks for the template fields on creation and stores the answers', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id: templateId } = await templateOf(ours)
    const matter = {
      title: 'Aceros contra Obras',
      materia: 'commercial',
      status: 'active',
      responsibleId: ours.owner.id,
    }
    const wrong = await desk.post('/law-firm/files', { ...matter, templateId, fields: { amount: 'mucho' } })
    wrong.assertStatus(422)
    assert.sameMembers(
      wrong.body().errors.map(({ field }: { field: string }) => field),
      ['fields.plaintiff', 'fields.amount']
    )
    const fields = { plaintiff: ' Aceros  Ñandú ', amount: '12500.5', urgent: 'no', proofs: ['Pericial'], way: '' }
    ;(await desk.submit('post', '/law-firm/files', { ...matter, templateId, fields })).assertStatus(302)
    const { id } = await db.from('matters').where('title', matter.title).firstOrFail()
    const sheet = await sheetOf(ours.workspace, id)
    assert.deepEqual(sheet!.values, {
      plaintiff: 'Aceros  Ñandú',
      amount: 1_250_050,
      urgent: false,
      proofs: ['Pericial'],
    })
    assert.equal((await auditEntriesOf('matter.template_applied'))[0]!.matterId, id)
  })

  test('is refused with a template of another firm or a hidden one', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const hidden = await templateOf(ours, { hidden: true })
    const theirs = await templateOf(await firm())
    for (const { id: templateId } of [hidden, theirs]) {
      const form = { title: 'No se abre', materia: 'civil', status: 'active', templateId, fields: { plaintiff: 'A' } }
      ;(await desk.post('/law-firm/files', form)).assertStatus(404)
    }
    assert.isEmpty(await db.from('matters').where('title', 'No se abre'))
  })

  test('keeps the original questions when the template changes later', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const template = await templateOf(ours)
    const matter = await madeWith(ours, template)
    const renamed = TRIAL.map((field) => (field.key === 'plaintiff' ? { ...field, label: 'Parte actora' } : field))
    const sections = [{ key: 'data', title: 'Otra', fields: renamed.slice(0, 1) }]
    ;(await desk.submit('put', `${FIRMS}/${template.id}`, formOf({ sections, version: 1 }))).assertStatus(303)

    const panel = (await desk.visit(`/law-firm/files/file-overview/${matter.id}`)).body().props.panels as {
      key: string
      content: { definition: MatterTemplate['definition']; values: FieldValues }
    }[]
    const { content } = panel.find(({ key }) => key === 'template_fields')!
    assert.equal(content.definition.sections[0]!.fields[0]!.label, 'Actor')
    assert.lengthOf(content.definition.sections[0]!.fields, TRIAL.length)
    assert.deepEqual(content.values, ANSWERS)
    const told = (await fieldValuesOf(ours.workspace.id, [matter.id])).get(matter.id)!
    assert.deepInclude(told[0], { label: 'Actor', text: 'Aceros Ñandú, S.A.' })

    const later = await findTemplateForUse({ userId: ours.owner.id, workspaceId: ours.workspace.id }, template.id)
    const newer = await madeWith(ours, later, { plaintiff: 'Otro' })
    assert.equal((await sheetOf(ours.workspace, newer.id))!.definition.sections[0]!.fields[0]!.label, 'Parte actora')
  })

  test('has editable answers and refuses a stale edit', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const matter = await madeWith(ours, await templateOf(ours))
    const fields = { plaintiff: 'Aceros Ñandú, S.A.', amount: '1', proofs: ['Documental', 'Pericial'] }
    ;(await desk.submit('put', pathOf(matter), { revision: 1, fields })).assertStatus(303)
    assert.deepEqual((await sheetOf(ours.workspace, matter.id))!.values, { ...fields, amount: 100 })
    const [entry] = await auditEntriesOf('matter.fields_edited')
    assert.deepEqual(entry!.before, { amount: 1_250_050, served: '2026-03-04', way: 'Ordinaria', proofs: null })
    assert.equal(entry!.matterId, matter.id)

    const late = await desk.put(pathOf(matter), { revision: 1, fields: { plaintiff: 'Tarde' } })
    late.assertStatus(422)
    assert.equal(late.body().errors[0].field, 'version')
    assert.equal((await sheetOf(ours.workspace, matter.id))!.values.plaintiff, 'Aceros Ñandú, S.A.')
  })

  test('refuses answers of the wrong type, each with a message', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const fields = [
      fieldOf({ key: 'n', type: 'number' }),
      fieldOf({ key: 'm', type: 'money' }),
      fieldOf({ key: 'd', type: 'date' }),
      fieldOf({ key: 'y', type: 'yes_no' }),
      fieldOf({ key: 'c', type: 'choice', options: ['Uno'] }),
      fieldOf({ key: 'cs', type: 'choices', options: ['Uno', 'Dos'] }),
      fieldOf({ key: 'e', type: 'email' }),
      fieldOf({ key: 'p', type: 'phone' }),
      fieldOf({ key: 'r', type: 'rfc' }),
      fieldOf({ key: 't', type: 'text' }),
      fieldOf({ key: 'l', type: 'long_text' }),
    ]
    const matter = await madeWith(ours, await templateOf(ours, { definition: definitionOf(fields) }), {})
    const wrong = {
      n: '1e5',
      m: '1.234',
      d: '2026-02-30',
      y: 'quizá',
      c: 'Tres',
      cs: ['Uno', 'Tres'],
      e: 'nadie',
      p: '12',
      r: 'XXX',
      t: 'x'.repeat(301),
      l: { a: 1 },
    }
    const answer = await desk.put(pathOf(matter), { revision: 1, fields: wrong })
    answer.assertStatus(422)
    const said = answer.body().errors as { field: string; message: string }[]
    assert.sameMembers(
      said.map(({ field }) => field),
      Object.keys(wrong).map((key) => (key === 'cs' ? 'fields.cs.1' : `fields.${key}`))
    )
    assert.deepInclude(
      said.find(({ field }) => field === 'fields.r'),
      {
        message: 'Un RFC tiene 12 o 13 caracteres, p. ej. IBL010203AB9',
      }
    )
    assert.notInclude(said.map(({ message }) => message).join(), 'field')

    const right = {
      n: '-12.500001',
      m: 1234.5,
      d: '2026-02-28',
      y: true,
      c: 'Uno',
      cs: ['Dos', 'Uno'],
      e: 'ANA@ejemplo.mx',
      p: '55 1234 5678',
      r: 'ibl 010203-ab9',
      t: '👩‍⚖️ <b>',
      l: 'Uno\nDos',
      unknown: 'x',
    }
    ;(await desk.submit('put', pathOf(matter), { revision: 1, fields: right })).assertStatus(303)
    assert.deepEqual((await sheetOf(ours.workspace, matter.id))!.values, {
      n: '-12.500001',
      m: 123_450,
      d: '2026-02-28',
      y: true,
      c: 'Uno',
      cs: ['Dos', 'Uno'],
      e: 'ana@ejemplo.mx',
      p: '+525512345678',
      r: 'IBL010203AB9',
      t: '👩‍⚖️ <b>',
      l: 'Uno\nDos',
    })
  })

  test('is found by its answers: text, amounts and dates', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const template = await templateOf(ours)
    const matter = await madeWith(ours, template)
    await madeWith(ours, template, { plaintiff: 'Nadie', amount: 10, served: '2020-01-01' })
    await madeWith(theirs, await templateOf(theirs))
    const ids = async (query: ReturnType<typeof mattersWhoseFieldsSay>) =>
      (await query).map(({ matter_id: id }: { matter_id: number }) => Number(id))
    const at = ours.workspace.id
    assert.deepEqual(await ids(mattersWhoseFieldsSay(at, 'ñandú')), [matter.id])
    assert.deepEqual(await ids(mattersWhoseFieldsSay(at, 'nandu')), [matter.id])
    assert.deepEqual(await ids(mattersWhoseFieldsSay(at, '%')), [])
    assert.deepEqual(await ids(mattersWithField(at, { key: 'amount', from: 1_000_000 })), [matter.id])
    assert.deepEqual(await ids(mattersWithField(at, { key: 'served', from: '2026-01-01', to: '2026-12-31' })), [
      matter.id,
    ])
    assert.deepEqual(await ids(mattersWithField(at, { key: 'way', text: 'ORDIN' })), [matter.id])
    assert.sameMembers(
      (await knownFields(at)).map(({ label }) => label),
      ['Actor', 'Suerte principal', 'Fecha de emplazamiento', 'Vía']
    )
  })

  test('hides its answers from outsiders and keeps them unchanged when read-only', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const matter = await madeWith(ours, await templateOf(ours))
    const change = { revision: 1, fields: { plaintiff: 'Cambiado' } }
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await reader.put(pathOf(matter), change)).assertStatus(403)

    await db.from('matters').where('id', matter.id).update({ private: true })
    const lawyer = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    ;(await lawyer.put(pathOf(matter), change)).assertStatus(404)
    await db.from('matters').where('id', matter.id).update({ private: false, read_only: true })
    ;(await desk.put(pathOf(matter), change)).assertStatus(403)
    await db.from('matters').where('id', matter.id).update({ read_only: false })
    ;(await desk.put(pathOf(await matterOf(ours)), change)).assertStatus(404)
    assert.equal((await sheetOf(ours.workspace, matter.id))!.values.plaintiff, ANSWERS.plaintiff)
  })

  test('leaves no answer behind when purged', async ({ assert }) => {
    const ours = await firm()
    const matter = await madeWith(ours, await templateOf(ours))
    await db.transaction((trx) => eraseMatterRows(trx, matter))
    assert.isNull(await sheetOf(ours.workspace, matter.id))
    assert.isEmpty(await db.from('matter_field_values').where('matter_id', matter.id))
  })
})
