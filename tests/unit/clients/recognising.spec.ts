import { test } from '@japa/runner'
import { isBusinessName } from '#app/clients/domain/business_name'
import { duplicateKeys, nameKey } from '#app/clients/domain/duplicate_keys'
import { warningsOf } from '#app/clients/domain/identifier_warnings'
import { changesOf, storedFields } from '#app/clients/domain/client_fields'
import { stateOfZip } from '#app/core/places/states'

test.group('Duplicate client detection', () => {
  test('matches a name in any order, with or without accents and company form', ({ assert }) => {
    const same = [
      ['María del Carmen López García', 'LOPEZ GARCIA, MARIA DEL CARMEN'],
      ['Comercializadora del Norte, S.A. de C.V.', 'Comercializadora del Norte SA DE CV'],
      ['Comercializadora del Norte, S.A. de C.V.', 'comercializadora norte'],
      ['Grupo Ñandú, S. de R.L. de C.V.', 'GRUPO ÑANDÚ'],
    ]
    for (const [one, other] of same) assert.equal(nameKey(one!), nameKey(other!), one)
  })

  test('distinguishes ñ from n and different surnames', ({ assert }) => {
    assert.notEqual(nameKey('Peña Ruiz'), nameKey('Pena Ruiz'))
    assert.notEqual(nameKey('Ana López'), nameKey('Ana Lópes'))
  })

  test('ignores generic RFC values', ({ assert }) => {
    const kinds = (rfc: string) => duplicateKeys({ name: 'Ana Ruiz', rfc }).map(({ kind }) => kind)
    assert.deepEqual(kinds('XAXX010101000'), ['name'])
    assert.deepEqual(kinds('XEXX010101000'), ['name'])
    assert.deepEqual(kinds('GODE561231GR8'), ['name', 'rfc'])
  })

  test('uses every identifier of a client as a key, once', ({ assert }) => {
    const phones = [{ number: '+525512345678' }, { number: '+525512345678' }]
    const keys = duplicateKeys({ name: 'A. de C.V.', curp: 'HEGG560427MVZRRL04', email: 'Ana@Ejemplo.mx', phones })
    assert.deepEqual(keys, [
      { kind: 'curp', value: 'HEGG560427MVZRRL04' },
      { kind: 'email', value: 'ana@ejemplo.mx' },
      { kind: 'phone', value: '+525512345678' },
    ])
  })
})

test.group('Client type guessed from a name', () => {
  test('is a business when the name ends in a company form', ({ assert }) => {
    const businesses = [
      'Aceros Tepeyac, S.A. de C.V.',
      'ACEROS TEPEYAC SA DE CV',
      'Aceros Tepeyac S. A. de C. V.',
      'Destilería Peña Blanca, S.P.R. de R.L.',
      'Transportes del Sureste, S. de R.L. de C.V.',
      'Estacionamientos Unidos, A.C.',
      'Ibarra Lozano y Asociados, S.C.',
      'Innovación del Ejemplo, S.A.P.I. de C.V.',
    ]
    assert.deepEqual(
      businesses.filter((name) => !isBusinessName(name)),
      []
    )
  })

  test('is a person otherwise', ({ assert }) => {
    const people = [
      'Rosa Elena Montes Quintero',
      'Familia Mondragón Ávila',
      'Isaac',
      'Sac Nicté Uc',
      'María de la Cruz',
    ]
    assert.deepEqual(people.filter(isBusinessName), [])
  })
})

test.group('Client identifier warnings', () => {
  const rfc = (value: string, type: 'person' | 'business' = 'person') =>
    warningsOf({ type, rfc: value, curp: null }).rfc

  test('are absent for a valid RFC and the generic ones', ({ assert }) => {
    assert.isNull(rfc('GODE561231GR8'))
    assert.isNull(rfc('XAXX010101000'))
    assert.isNull(rfc('XEXX010101000', 'business'))
  })

  test('distinguish a wrong check digit, format and length', ({ assert }) => {
    assert.equal(rfc('GODE561231GR9'), 'digit')
    assert.equal(rfc('123'), 'form')
    assert.equal(rfc('GODE561231GR8', 'business'), 'length')
  })

  test('check a CURP for people only', ({ assert }) => {
    assert.equal(warningsOf({ type: 'person', rfc: null, curp: 'HEGG560427MVZRRL05' }).curp, 'digit')
    assert.isNull(warningsOf({ type: 'business', rfc: null, curp: 'X' }).curp)
  })
})

test.group('Stored client fields', () => {
  test('compose the name of a person and omit surnames of a business', ({ assert }) => {
    const names = { givenNames: 'Ana', firstSurname: 'Ruiz', secondSurname: 'Peña', name: 'X' }
    assert.equal(storedFields({ type: 'person', ...names }).name, 'Ana Ruiz Peña')
    const business = storedFields({ type: 'business', ...names, curp: 'HEGG560427MVZRRL04' })
    assert.deepEqual([business.name, business.givenNames, business.curp], ['X', null, null])
  })

  test('take the state from the postal code, whatever was chosen', ({ assert }) => {
    const state = (zip: string | null) => storedFields({ type: 'person', givenNames: 'A', zip, state: 'Jalisco' }).state
    assert.equal(state('64000'), 'Nuevo León')
    assert.equal(state(null), 'Jalisco')
  })

  test('keep the first of duplicate phone numbers', ({ assert }) => {
    const phones = [
      { number: '+525512345678', label: 'Casa' },
      { number: '+528112345678' },
      { number: '+525512345678', label: 'Otra' },
    ]
    assert.deepEqual(storedFields({ type: 'person', givenNames: 'A', phones }).phones, [
      { number: '+525512345678', label: 'Casa' },
      { number: '+528112345678', label: '' },
    ])
  })

  test('list only changed fields as changes', ({ assert }) => {
    const before = storedFields({ type: 'person', givenNames: 'Ana', rfc: 'GODE561231GR8' })
    const { before: old, after } = changesOf(
      before,
      storedFields({ type: 'person', givenNames: 'Eva', rfc: 'GODE561231GR8' })
    )
    assert.deepEqual(old, { name: 'Ana', givenNames: 'Ana' })
    assert.deepEqual(after, { name: 'Eva', givenNames: 'Eva' })
  })
})

test.group('State of a postal code', () => {
  test('is known for each two-digit prefix in use and for no other', ({ assert }) => {
    const states = ['01000', '16999', '17000', '20000', '22800', '00100', '99999'].map(stateOfZip)
    const known = ['Ciudad de México', 'Ciudad de México', null, 'Aguascalientes', 'Baja California', null, 'Zacatecas']
    assert.deepEqual(states, known)
  })
})
