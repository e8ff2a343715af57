import { test } from '@japa/runner'
import { splitCaption, splitNames } from '#app/transfers/records/names/name_list'

test.group('Names of a cell', () => {
  for (const [text, ...names] of [
    ['Juan Pérez López y María Soto', 'Juan Pérez López', 'María Soto'],
    ['Ana Ruiz; Pedro Soto Ríos', 'Ana Ruiz', 'Pedro Soto Ríos'],
    ['C. Rosa Díaz Mora\nLuis Mora', 'Rosa Díaz Mora', 'Luis Mora'],
    ['1) Juan Ruiz 2) Ana Paz Soto', 'Juan Ruiz', 'Ana Paz Soto'],
    ['Ana Ruiz, Pedro Soto Ríos y Luz Paz Mora', 'Ana Ruiz', 'Pedro Soto Ríos', 'Luz Paz Mora'],
    ['Pérez y Asociados, S.C.', 'Pérez y Asociados, S.C.'],
    ['Torres y Vázquez Consultores, S.C.', 'Torres y Vázquez Consultores, S.C.'],
    [
      'Verónica Rentería, Torres y Vázquez Consultores, S.C.',
      'Verónica Rentería',
      'Torres y Vázquez Consultores, S.C.',
    ],
    ['Secretaría de Hacienda y Crédito Público', 'Secretaría de Hacienda y Crédito Público'],
    ['Juez Quinto de Distrito y Secretario de Gobernación', 'Juez Quinto de Distrito', 'Secretario de Gobernación'],
    ['Pérez López, Juan', 'Pérez López, Juan'],
    ['Pérez Treviño, José Luis y Rosa Díaz', 'Pérez Treviño, José Luis', 'Rosa Díaz'],
    ['Luis Mora, Ana Ruiz y Rosa Díaz', 'Luis Mora', 'Ana Ruiz', 'Rosa Díaz'],
    ['García, López y Asociados, S.C.', 'García, López y Asociados, S.C.'],
    ['Juan Pérez López y Constructora ABC, S.A. de C.V.', 'Juan Pérez López', 'Constructora ABC, S.A. de C.V.'],
    ['Constructora del Valle, S.A. de C.V. y Juan Pérez', 'Constructora del Valle, S.A. de C.V.', 'Juan Pérez'],
    [
      'Banco X, S.A., Institución de Banca Múltiple, Grupo Financiero X; Juan Pérez',
      'Banco X, S.A., Institución de Banca Múltiple, Grupo Financiero X',
      'Juan Pérez',
    ],
  ] as string[][])
    test(`are split: ${text}`, ({ assert }) => assert.deepEqual(splitNames(text!).names, names))

  for (const [text, ...names] of [
    ['Guadalupe y/o Teresa Ríos Ponce', 'Guadalupe', 'Teresa Ríos Ponce'],
    ['Guadalupe y Teresa Ríos Ponce', 'Guadalupe', 'Teresa Ríos Ponce'],
    ['Ana Ruiz; Pedro', 'Ana Ruiz', 'Pedro'],
  ] as string[][])
    test(`say that somebody has no surname: ${text}`, ({ assert }) =>
      assert.deepEqual(splitNames(text!), { names, hasMore: false, lacksSurname: true }))

  for (const text of [
    'Guadalupe',
    'Ana Ruiz y/o IMSS',
    'Ortega y Gasset',
    'Pérez y Asociados, S.C.',
    'Ana Ruiz y otra',
  ])
    test(`say of nobody that a surname is missing: ${text}`, ({ assert }) =>
      assert.isFalse(splitNames(text).lacksSurname))

  for (const text of ['Juan Ruiz y otros', 'JUAN RUIZ Y OTRA', 'Juan Ruiz, et al.', 'Juan Ruiz y coagraviados'])
    test(`say that there are more: ${text}`, ({ assert }) => {
      const { names, hasMore } = splitNames(text)
      assert.isTrue(hasMore)
      assert.deepEqual(
        names.map((name) => name.toLowerCase()),
        ['juan ruiz']
      )
    })
})

test.group('Caption of a matter', () => {
  for (const [text, plaintiffs, defendants] of [
    ['Pérez López vs. Banco X, S.A.', ['Pérez López'], ['Banco X, S.A.']],
    ['JUAN PEREZ VS CONSTRUCTORA ABC SA DE CV Y OTROS', ['JUAN PEREZ'], ['CONSTRUCTORA ABC SA DE CV']],
    ['Rosa Díaz contra Luis Mora', ['Rosa Díaz'], ['Luis Mora']],
    ['Juicio oral: Ana Paz vs. Pedro Soto (Exp. 12/2024)', ['Ana Paz'], ['Pedro Soto']],
    ['Juan Ruiz v.s. IMSS', ['Juan Ruiz'], ['IMSS']],
    ['Ana Soto c/ Luis Paz', ['Ana Soto'], ['Luis Paz']],
  ] as [string, string[], string[]][])
    test(`has two sides: ${text}`, ({ assert }) => {
      const caption = splitCaption(text)
      assert.deepEqual(caption?.plaintiffs.names, plaintiffs)
      assert.deepEqual(caption?.defendants.names, defendants)
    })

  for (const text of [
    'Divorcio',
    'Delito contra la salud',
    'Amparo contra la clausura',
    'vs. Banco X',
    'Revisión de contratos',
  ])
    test(`is not found in: ${text}`, ({ assert }) => assert.isNull(splitCaption(text)))
})
