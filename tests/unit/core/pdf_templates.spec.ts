import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { templatesFolder } from '#app/core/pdf/pdf_renderer'

test.group('PDF templates', () => {
  const templates = readdirSync(templatesFolder()).filter((name) => name.endsWith('.typ'))

  test('import nothing that the compiler would have to download', ({ assert }) => {
    assert.isNotEmpty(templates)
    for (const name of templates)
      assert.notMatch(readFileSync(join(templatesFolder(), name), 'utf8'), /@preview|@local|eval\(|https?:/)
  })

  test('hold no words of their own: those come with the data, in the language of the reader', ({ assert }) => {
    for (const name of templates) {
      const code = readFileSync(join(templatesFolder(), name), 'utf8').replace(/\/\/.*$/gm, '')
      assert.notMatch(code, /[áéíóúñ¿¡]|\b(de|the|of)\b/i, name)
    }
  })
})
