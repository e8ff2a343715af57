import { test } from '@japa/runner'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, type Firm } from '#tests/helpers/people'
import { BY_THE_WAY, auditEntriesOf, firmOf, FORM, freshTest, INFO } from './ground.js'

test.group('Firm profile', (group) => {
  group.each.setup(freshTest)

  test('is readable by every member and shows who may edit it', async ({ client, assert }) => {
    const ours = await firm('Despacho Olmos')
    const people = [
      [ours.owner, { edit: true, delete: true }],
      [await ours.hire('admin'), { edit: true, delete: false }],
      [await ours.hireWith([]), { edit: false, delete: false }],
    ] as const
    for (const [user, can] of people) {
      const desk = await atDesk(client, user, ours.workspace)
      const { component, props } = (await desk.visit(INFO)).body()
      assert.equal(component, 'law_firm/firm/show')
      assert.equal(props.firm.name, 'Despacho Olmos')
      assert.deepEqual(props.can, can)
    }
  })

  test('is saved as a whole, normalised, and logged with its previous values', async ({ client, assert }) => {
    const ours = await firm()
    const admin = await ours.hire('admin')
    const desk = await atDesk(client, admin, ours.workspace)
    const answer = await desk.submit('put', INFO, FORM)
    assert.equal(answer.header('location'), INFO)
    const saved = await firmOf(ours)
    assert.deepInclude(saved.toJSON(), {
      slug: 'despacho-de-prueba',
      phone: '+525555123456',
      zip: '06500',
      rfc: 'IBL010203AB9',
      taxRegime: '601',
      practiceAreas: ['amparo', 'commercial'],
      publicProfile: true,
      version: 2,
    })
    const [entry] = await auditEntriesOf(ours)
    assert.deepInclude(entry, { action: 'workspace.edited', actorId: admin.id })
    assert.deepInclude(entry!.before, { slug: ours.workspace.slug, rfc: null, publicProfile: false })
    assert.deepInclude(entry!.after, { slug: 'despacho-de-prueba', rfc: 'IBL010203AB9', publicProfile: true })
    assert.notProperty(entry!.after, 'name')
  })

  test('clears emptied fields and derives the state from the postal code alone', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', INFO, FORM)
    const emptied = {
      phone: '',
      address: '',
      city: null,
      state: null,
      rfc: '',
      taxName: '',
      taxRegime: null,
      taxZip: '',
    }
    await desk.submit('put', INFO, { ...FORM, ...emptied, zip: '64000', practiceAreas: [], version: 2 })
    const saved = await firmOf(ours)
    assert.deepInclude(saved.toJSON(), { phone: null, address: null, rfc: null, taxRegime: null, state: 'Nuevo León' })
    assert.deepEqual(saved.practiceAreas, [])
  })

  test('is not changed by a save without changes', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', INFO, FORM)
    const before = await dump(BY_THE_WAY)
    await desk.submit('put', INFO, { ...FORM, version: 2 })
    assert.deepEqual(await changesSince(before), {})
  })

  test('refuses a stale save and keeps the first one', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', INFO, { ...FORM, name: 'Primero' })
    const answer = await desk.put(INFO, { ...FORM, name: 'Segundo' })
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'version')
    assert.include(answer.body().errors[0].message, 'Otra persona guardó cambios')
    assert.equal((await firmOf(ours)).name, 'Primero')
  })

  test('refuses an address used by another firm at its field', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.put(INFO, { ...FORM, slug: theirs.workspace.slug })
    answer.assertStatus(422)
    assert.deepEqual(answer.body().errors, [{ field: 'slug', message: 'Otro despacho ya tiene esta dirección' }])
    assert.equal((await firmOf(ours)).slug, ours.workspace.slug)
  })

  test('accepts an RFC with a wrong check digit, with a warning', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', INFO, { ...FORM, rfc: 'SAT970701NN3' })
    assert.isFalse((await desk.visit(INFO)).body().props.firm.isRfcSuspicious)
    await desk.submit('put', INFO, { ...FORM, rfc: 'SAT970701NN4', version: 2 })
    assert.isTrue((await desk.visit(INFO)).body().props.firm.isRfcSuspicious)
  })

  const BAD: [what: string, fields: object, field: string, es: string, en: string][] = [
    ['no name', { name: ' ' }, 'name', 'Este campo es obligatorio', 'This field is required'],
    ['a name that is a list', { name: ['a'] }, 'name', 'Hace falta un texto', 'Enter text'],
    ['an address with capitals', { slug: 'Mi Firma' }, 'slug', 'Solo letras minúsculas', 'Use lowercase letters'],
    ['a reserved address', { slug: 'admin' }, 'slug', 'Esta dirección está reservada', 'This address is reserved'],
    ['a postal code of four digits', { zip: '0650' }, 'zip', 'Hacen falta los cinco dígitos', 'Enter all five digits'],
    ['a tax code of letters', { taxZip: 'abcde' }, 'taxZip', 'Hacen falta los cinco dígitos', 'Enter all five digits'],
    [
      'an unknown state',
      { state: 'Texas' },
      'state',
      'Hay que elegir una de las opciones',
      'Choose one of the options',
    ],
    [
      'an unknown tax regime',
      { taxRegime: '999' },
      'taxRegime',
      'Hay que elegir una de las opciones',
      'Choose one of the options',
    ],
    ['an unknown time zone', { timeZone: 'Mars/One' }, 'timeZone', 'Hay que elegir una', 'Choose one'],
    ['an unknown practice area', { practiceAreas: ['magia'] }, 'practiceAreas.0', 'Hay que elegir una', 'Choose one'],
    ['practice areas that are not a list', { practiceAreas: 'civil' }, 'practiceAreas', 'no es válido', 'not valid'],
    ['a malformed RFC', { rfc: 'IBL991399AB9' }, 'rfc', 'Un RFC tiene', 'An RFC has'],
    ['a phone number of words', { phone: 'llámame' }, 'phone', 'teléfono', 'phone'],
  ]
  for (const [what, fields, field, es, en] of BAD)
    test(`marks ${what} at its field in both languages`, async ({ client, assert }) => {
      const ours = await firm()
      for (const [language, said] of [
        ['es', es],
        ['en', en],
      ] as const) {
        await ours.owner.merge({ language }).save()
        const desk = await atDesk(client, ours.owner, ours.workspace)
        const before = await dump(BY_THE_WAY)
        const answer = await desk.put(INFO, { ...FORM, ...fields })
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].field, field)
        assert.include(answer.body().errors[0].message, said)
        assert.deepEqual(await changesSince(before), {})
      }
    })

  test('ignores fields that the form does not have', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const extra = { ownerId: theirs.owner.id, owner_id: theirs.owner.id, id_workspace: theirs.workspace.id, clabe: 'x' }
    await desk.submit('put', INFO, { ...FORM, ...extra, deletedAt: '2026-01-01', bank: 'x', logo: 'x', id: 1 })
    const saved = await firmOf(ours)
    assert.deepEqual([saved.ownerId, saved.clabe, saved.logo, saved.deletedAt], [ours.owner.id, null, null, null])
    assert.equal((await firmOf(theirs)).name, theirs.workspace.name)
  })

  test('is not changed by somebody without permission', async ({ client, assert }) => {
    const ours: Firm = await firm()
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const before = await dump(BY_THE_WAY)
    for (const [method, path] of [
      ['put', INFO],
      ['post', '/law-firm/settings/logo'],
      ['delete', '/law-firm/settings/logo'],
      ['put', '/law-firm/settings/bank-account'],
      ['delete', INFO],
    ] as const)
      (await desk[method](path, FORM)).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
  })
})
