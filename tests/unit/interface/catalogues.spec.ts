import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import {
  compileMessages,
  locales,
  missingIds,
  clientModules,
  readCatalogue,
  root,
  typesSource,
} from '../../../inertia/i18n/compile.mjs'

const es = readCatalogue('es')
const en = readCatalogue('en')

/** The names of the values that a compiled message takes. */
function values(elements: unknown[]): string[] {
  return elements.flatMap((element) => {
    const { type, value, options, children } = element as {
      type: number
      value: string
      options?: Record<string, { value: unknown[] }>
      children?: unknown[]
    }
    const inner = [...Object.values(options ?? {}).flatMap((option) => option.value), ...(children ?? [])]
    return [...(type === 0 || type === 7 ? [] : [value]), ...values(inner)]
  })
}
const valuesOf = (catalogue: Record<string, string>, id: string) =>
  [...new Set(values(compileMessages({ [id]: catalogue[id]! })[id]!))].sort()

test.group('Message catalogues', () => {
  test('have the same ids in both languages', ({ assert }) => {
    assert.deepEqual(missingIds(es, en), [])
  })

  test('contain only valid ICU messages', ({ assert }) => {
    for (const locale of locales) assert.doesNotThrow(() => compileMessages(readCatalogue(locale)))
  })

  test('use the same parameters in both languages', ({ assert }) => {
    const different = Object.keys(es).filter((id) => `${valuesOf(es, id)}` !== `${valuesOf(en, id)}`)
    assert.deepEqual(different, [])
  })

  test('contain no empty message and no surrounding blanks', ({ assert }) => {
    const untidy = [es, en].flatMap((catalogue) =>
      Object.entries(catalogue).flatMap(([id, text]) => (text === '' || text !== text.trim() ? [id] : []))
    )
    assert.deepEqual(untidy, [])
  })

  test('type the ids of every module sent to the browser', ({ assert }) => {
    assert.equal(readFileSync(`${root}messages.d.ts`, 'utf8'), typesSource(clientModules()))
  })

  test('report a text that is not ICU', ({ assert }) => {
    assert.throws(() => compileMessages({ 'common.save': 'Guardar {' }), /"common.save" is not an ICU message/)
  })

  test('report an id that only one language has', ({ assert }) => {
    assert.deepEqual(missingIds({ 'a.b': 'x' }, { 'a.c': 'y' }), ['a.b is missing in en', 'a.c is missing in es'])
  })
})

test.group('Specified texts in the catalogues', () => {
  const spanish = [
    '¡Sin Acceso! No tienes acceso a esta ruta.',
    'Ha ocurrido un error.',
    'Código: {code}',
    'Ha ocurrido un error inesperado',
    'No se encontraron resultados',
    'Escribir para buscar',
    'Cargando…',
    'Uno o más campos del formulario no son válidos.',
    'Faltan campos obligatorios.',
    'Máximo {count} caracteres',
    'Se excedió el límite de caracteres',
  ]
  test('include «{$self}» in Spanish')
    .with(spanish)
    .run(({ assert }, text) => assert.include(Object.values(es), text))

  const english = [
    'This field is required',
    'Please enter a valid email',
    'One or more fields in the form are invalid.',
    'Please fill out all required fields.',
    'Maximum {count} characters',
    'You have exceeded the character limit',
    'Must be greater than {value}',
    'Numeric only',
    'You do not have access to this function.',
    'This is not an authorized route.',
    'An unexpected error occurred',
    'Unable to initiate request because another process is still pending',
  ]
  test('include "{$self}" in English')
    .with(english)
    .run(({ assert }, text) => assert.include(Object.values(en), text))
})
