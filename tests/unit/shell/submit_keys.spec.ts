import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import { problemIn } from '../../../inertia/features/shell/problem.js'
import { SubmitKeys } from '../../../inertia/features/shell/submit_keys.js'

test.group('Keys of submits', () => {
  test('each submit has its own', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', { x: 1 })
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), first)
    assert.match(first, /^[0-9a-f-]{36}$/)
  })

  test('one whose answer was lost keeps its key when it is sent again', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', { x: 1 })
    keys.lost()
    keys.ended('post', '/a', { x: 1 })
    assert.equal(keys.keyFor('post', '/a', { x: 1 }), first)
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), first)
  })

  test('what is changed before it is sent again is another submit', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', { x: 1 })
    keys.lost()
    keys.ended('post', '/a', { x: 1 })
    const others = [
      keys.keyFor('post', '/a', { x: 2 }),
      keys.keyFor('put', '/a', { x: 1 }),
      keys.keyFor('post', '/b', { x: 1 }),
    ]
    assert.notInclude(others, first)
  })

  test('files are never taken for each other', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', new FormData())
    keys.lost()
    keys.ended('post', '/a', new FormData())
    assert.notEqual(keys.keyFor('post', '/a', new FormData()), first)
  })
})

test.group('What a refused call says to the person', () => {
  test('a 403 with an object code: which of the two permission messages', ({ assert }) => {
    assert.deepEqual(problemIn(403, { code: { permission: 'expedientes:crear' } }), {
      message: 'errors_ui.no_access_function',
    })
    assert.deepEqual(problemIn(403, { code: { route: '/settings/sources' } }), {
      message: 'errors_ui.unauthorized_route',
    })
  })

  test('a 400 with a message in the code: that message', ({ assert }) => {
    assert.deepEqual(problemIn(400, { code: 'El archivo no es un XML' }), { text: 'El archivo no es un XML' })
  })

  test('anything else is left to the part that asked', ({ assert }) => {
    for (const [status, code] of [
      [400, 'CR-400'],
      [400, '_ENT-500'],
      [400, 'CRD-404_'],
      [403, 'UVA-500'],
      [403, null],
      [404, 'NOT-FOUND'],
      [500, '_ENT-500'],
      [502, undefined],
    ] as const) {
      assert.isNull(problemIn(status, { code }), `${status} ${code}`)
    }
  })
})
