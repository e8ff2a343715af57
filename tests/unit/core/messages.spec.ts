import { readFileSync } from 'node:fs'
import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { catalogue, translate, type Language } from '#app/core/messages/catalogue'
import { ValidationMessages } from '#app/core/messages/validation_messages'

interface SpecMessage {
  text: string
  issue: string
}

const { messages } = JSON.parse(readFileSync('tests/spec/messages.json', 'utf8')) as { messages: SpecMessage[] }
const due = messages.filter(({ issue }) => issue === 'Foja stands').map(({ text }) => text)

/** Where the specification describes a text instead of giving it, the words that we chose; and its one misspelling. */
const OURS: Record<string, { language: Language; says: string[] }> = {
  'numeric only': { language: 'en', says: ['Numeric only'] },
  'An unexpected error ocurred': { language: 'en', says: ['An unexpected error occurred'] },
  'no results found; type to search; loading': {
    language: 'es',
    says: ['No se encontraron resultados', 'Escribir para buscar', 'Cargando…'],
  },
}

const isSpanish = (text: string) => /[áéíóúñ¡]|Ha ocurrido/.test(text)

test.group('Specified interface texts', () => {
  test('include some that this version has to show', ({ assert }) => assert.isAtLeast(due.length, 15))

  for (const text of due) {
    test(`include «${text}» word for word in the catalogue of its language`, ({ assert }) => {
      const { language, says } = OURS[text] ?? { language: isSpanish(text) ? 'es' : 'en', says: [text] }
      const said = Object.values(catalogue(language as Language))
      for (const words of says) assert.include(said, words)
    })
  }
})

test.group('Texts with parameters', () => {
  test('are filled in and formatted for each language', ({ assert }) => {
    assert.equal(translate('es', 'forms.maximum_characters', { count: 128 }), 'Máximo 128 caracteres')
    assert.equal(
      translate('es', 'access.too_many', { minutes: 1 }),
      'Demasiados intentos. Se podrá intentar de nuevo en 1 minuto.'
    )
    assert.match(translate('es', 'access.too_many', { minutes: 5 }), /5 minutos/)
    assert.match(translate('en', 'access.too_many', { minutes: 5 }), /5 minutes/)
  })

  test('never interpret a value as a template', ({ assert }) => {
    assert.equal(translate('es', 'errors_ui.code', { code: '{x} <b>' }), 'Código: {x} <b>')
  })

  test('show an unknown key as it is', ({ assert }) => {
    assert.equal(translate('es', 'no.such_key'), 'no.such_key')
    assert.equal(translate('en', 'constructor'), 'constructor')
  })
})

test.group('Field error messages', () => {
  const form = vine.create({
    name: vine.string().minLength(2).maxLength(5),
    email: vine.string().email(),
    age: vine.number().min(1).max(9),
    days: vine.number().range([0, 365]),
    kind: vine.enum(['a', 'b']),
    ids: vine.array(vine.number()).minLength(1).maxLength(2),
    link: vine.string().url(),
  })

  async function problems(language: Language, input: unknown): Promise<Record<string, string>> {
    const [error] = await form.tryValidate(input, { messagesProvider: new ValidationMessages(language) })
    return Object.fromEntries(
      (error?.messages as { field: string; message: string }[]).map(({ field, message }) => [field, message])
    )
  }

  const long = { name: 'x'.repeat(6), email: 'x', age: 10, days: 366, kind: 'c', ids: [1, 2, 3], link: 'x' }

  test('are available in Spanish', async ({ assert }) => {
    assert.deepEqual(await problems('es', long), {
      name: 'Máximo 5 caracteres',
      email: 'Este correo no es válido',
      age: 'El máximo es 9',
      days: 'Debe estar entre 0 y 365',
      kind: 'Hay que elegir una de las opciones',
      ids: 'Son demasiados elementos; el máximo es 2',
      link: 'Este valor no es válido',
    })
  })

  test('are available in English', async ({ assert }) => {
    const said = await problems('en', {})
    assert.deepEqual(Object.values(said), Array(7).fill('This field is required'))
    assert.equal((await problems('en', { ...long, age: 'x' })).age, 'Numeric only')
  })
})
