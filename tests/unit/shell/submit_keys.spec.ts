import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import { problemIn } from '../../../inertia/features/shell/requests/problem.js'
import { isLostOnTheWay, SubmitKeys, watchForLost } from '../../../inertia/features/shell/requests/submit_keys.js'

test.group('Idempotency keys of submits', () => {
  test('are unique for each submit', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', { x: 1 })
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), first)
    assert.match(first, /^[0-9a-f-]{36}$/)
  })

  test('are reused when a submit without a response is sent again', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', { x: 1 })
    keys.lost()
    keys.ended('post', '/a', { x: 1 })
    assert.equal(keys.keyFor('post', '/a', { x: 1 }), first)
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), first)
  })

  test('are reused after an answer of a proxy that had none itself', ({ assert }) => {
    assert.deepEqual([400, 409, 500, 501, 502, 503, 504, 507].filter(isLostOnTheWay), [502, 503, 504])
  })

  test('are reused when the submit was done and only the page that follows failed', ({ assert }) => {
    const keys = new SubmitKeys()
    const listeners = new Map<string, (event: unknown) => void>()
    watchForLost({ on: (name: string, listener: never) => listeners.set(name, listener) } as never, keys)
    const first = keys.keyFor('post', '/a', { x: 1 })
    listeners.get('httpException')!({ detail: { response: { status: 500, headers: { 'x-submit-kept': 'yes' } } } })
    keys.ended('post', '/a', { x: 1 })
    assert.equal(keys.keyFor('post', '/a', { x: 1 }), first)
    keys.ended('post', '/a', { x: 1 })
    const other = keys.keyFor('post', '/a', { x: 1 })
    listeners.get('httpException')!({ detail: { response: { status: 500, headers: {} } } })
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), other)
  })

  test('are reused until a submit that is still running has ended', ({ assert }) => {
    const keys = new SubmitKeys()
    const listeners = new Map<string, (event: unknown) => void>()
    const on = (name: string, listener: (event: unknown) => void) => listeners.set(name, listener)
    watchForLost({ on } as never, keys)
    const answer = (notices: object) => listeners.get('success')!({ detail: { page: { props: { notices } } } })

    const first = keys.keyFor('post', '/a', { x: 1 })
    listeners.get('httpException')!({ detail: { response: { status: 504 } } })
    keys.ended('post', '/a', { x: 1 })
    for (const _ of ['again', 'and again']) {
      assert.equal(keys.keyFor('post', '/a', { x: 1 }), first)
      answer({ warning: { key: 'errors_ui.request_pending' } })
      keys.ended('post', '/a', { x: 1 })
    }
    assert.equal(keys.keyFor('post', '/a', { x: 1 }), first)
    answer({ warning: { key: 'errors_ui.already_kept' } })
    keys.ended('post', '/a', { x: 1 })
    assert.notEqual(keys.keyFor('post', '/a', { x: 1 }), first)
  })

  test('change when the content changed before sending again', ({ assert }) => {
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

  test('never treat two files as equal', ({ assert }) => {
    const keys = new SubmitKeys()
    const first = keys.keyFor('post', '/a', new FormData())
    keys.lost()
    keys.ended('post', '/a', new FormData())
    assert.notEqual(keys.keyFor('post', '/a', new FormData()), first)
  })
})

test.group('Refusal messages in the browser', () => {
  test('show one of two permission messages for a 403 with an object code', ({ assert }) => {
    assert.deepEqual(problemIn(403, { code: { permission: 'expedientes:crear' } }), {
      message: 'errors_ui.no_access_function',
    })
    assert.deepEqual(problemIn(403, { code: { route: '/settings/sources' } }), {
      message: 'errors_ui.unauthorized_route',
    })
  })

  test('show the message in the code of a 400', ({ assert }) => {
    assert.deepEqual(problemIn(507, { code: 'STORAGE-FULL' }), { message: 'errors_ui.storage_full' })
    assert.deepEqual(problemIn(503, { code: 'BUSY' }), { message: 'errors_ui.busy' })
    assert.deepEqual(problemIn(400, { code: 'El archivo no es un XML' }), { text: 'El archivo no es un XML' })
  })

  test('leave anything else to the caller', ({ assert }) => {
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
