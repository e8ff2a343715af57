import { test } from '@japa/runner'
import { filesIn, linesWith, textOf } from '#tests/helpers/source_files'

const FIELD = 'inertia/components/forms/inputs/password_field.tsx'
const client = filesIn('inertia', '.tsx', '.ts')

test.group('Password and code fields', () => {
  test('mask what is typed and can show it', ({ assert }) => {
    assert.match(textOf(FIELD), /type=\{isShown \? 'text' : 'password'\}/)
    assert.isEmpty(
      linesWith(
        client.filter((path) => path !== FIELD),
        /type="password"/
      )
    )
  })

  test('tell password managers their purpose', ({ assert }) => {
    // The reference of the API takes a token there, a locked PDF its own key: neither is anybody’s password.
    const others = ['inertia/pages/api/reference.tsx', 'inertia/islands/document_preview/pdf_password.tsx']
    const forms = client.filter((path) => !others.includes(path))
    const uses = forms.flatMap((path) => textOf(path).match(/<PasswordField\b.*?\/>/gs) ?? [])
    assert.isNotEmpty(uses)
    assert.isEmpty(uses.filter((use) => !/autoComplete=(["{]).*(current|new)-password/.test(use)))
  })

  test('accept pasted text', ({ assert }) => {
    assert.isEmpty(linesWith(client, /onPaste|addEventListener\(['"]paste['"]/))
  })
})
