import '#tests/helpers/client_modules'
import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const { isSecret, keptValues, shapeOf } = await import('../../../inertia/components/forms/drafts/kept_values.js')

test.group('Draft values', () => {
  test('are what differs from what the server has', ({ assert }) => {
    const opened = { text: '', note: 'x', tags: ['a'] }
    assert.deepEqual(keptValues({ text: 'hola', note: 'x', tags: ['a'] }, opened), { text: 'hola' })
  })

  test('keep a field that was put back to its first value after another was saved', ({ assert }) => {
    const opened = { text: 'first', note: 'x' }
    assert.deepEqual(keptValues(opened, { text: 'second', note: 'x' }), {
      text: 'first',
    })
  })

  test('leave out passwords, codes and files', ({ assert }) => {
    const typed = {
      email: 'a@b.mx',
      currentPassword: 'x',
      code: '123456',
      clabe: '0',
      scan: new Blob(['x']),
      postalCode: '1',
    }
    assert.deepEqual(keptValues({ ...typed, files: [new Blob(['x'])] }, {}), {
      email: 'a@b.mx',
      postalCode: '1',
    })
  })

  test('leave out every field that a form draws as a password or a mailed code', ({ assert }) => {
    const drawn = /<(?:PasswordField|MailedCodeField)\s+\{\.\.\.form\.(?:field|check)\('(\w+)'\)/g
    const names = globSync('inertia/**/*.tsx').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(drawn), ([, name]) => name!)
    )
    assert.isAbove(names.length, 4)
    assert.deepEqual(
      names.filter((name) => !isSecret(name)),
      []
    )
  })

  test('belong to a form by the names and kinds of its fields', ({ assert }) => {
    assert.equal(shapeOf({ b: '', a: [], c: null }), 'a:list,b:string,c:object')
    assert.notEqual(shapeOf({ a: '' }), shapeOf({ a: 0 }))
  })
})
