import '#tests/helpers/client_modules'
import { test } from '@japa/runner'

const { wasAccepted, watchAnswer } = await import('../../../inertia/components/forms/drafts/write_answer.js')
const { awaitAnswer, resolveAwaited } = await import('../../../inertia/components/forms/drafts/awaited_draft.js')

const refusal = { code: 'CNR-500', params: {} }
const pageOf = (props: object) => ({ props }) as never

/** A visit whose answers are written down. */
function watched(visit: Parameters<typeof watchAnswer>[0] = {}) {
  const told: string[] = []
  const options = watchAnswer(visit, { onAccepted: () => told.push('accepted'), onLeft: () => told.push('left') })
  options.onStart!(undefined as never)
  return { told, options, finish: () => options.onFinish!(undefined as never) }
}

/** What a tab remembers. */
function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test.group('Answer to a write', () => {
  test('accepts what came back without a refusal, or was done before', ({ assert }) => {
    assert.isTrue(wasAccepted({ errors: {}, notices: {} }))
    assert.isTrue(wasAccepted({ notices: { warning: { key: 'errors_ui.already_kept' } } }))
    assert.isFalse(wasAccepted({ notices: { warning: { key: 'errors_ui.request_pending' } } }))
    assert.isFalse(wasAccepted({ notices: { refusal } }))
    assert.isFalse(wasAccepted({ errors: { name: 'x' }, notices: {} }))
  })

  test('tells once that the server accepted', ({ assert }) => {
    const passed: unknown[] = []
    const { told, options, finish } = watched({ onSuccess: (page) => void passed.push(page) })
    const page = pageOf({ notices: {} })
    void options.onSuccess!(page)
    finish()
    assert.deepEqual([told, passed], [['accepted'], [page]])
  })

  test('calls nobody back for success after a refusal, so that a form stays open', ({ assert }) => {
    const passed: unknown[] = []
    const { options } = watched({ onSuccess: (page) => void passed.push(page) })
    void options.onSuccess!(pageOf({ notices: { refusal } }))
    assert.isEmpty(passed)
  })

  test('tells nothing after a refusal, a broken connection, a broken page or a stop', ({ assert }) => {
    const ends: ((options: ReturnType<typeof watched>['options']) => unknown)[] = [
      (options) => options.onSuccess!(pageOf({ notices: { refusal } })),
      (options) => options.onError!({ name: 'x' }),
      (options) => options.onHttpException!({ status: 500 } as never),
      (options) => options.onNetworkError!(new Error('away')),
      (options) => options.onCancel!(),
    ]
    for (const end of ends) {
      const { told, options, finish } = watched()
      void end(options)
      finish()
      assert.deepEqual(told, [])
    }
  })

  test('tells that the server accepted when only the page that follows failed', ({ assert }) => {
    const { told, options, finish } = watched()
    void options.onHttpException!({ status: 500, headers: { 'x-submit-kept': 'yes' } } as never)
    finish()
    assert.deepEqual(told, ['accepted'])
  })

  test('tells that the browser was led away, also when it was sent a second time', ({ assert }) => {
    const { told, options, finish } = watched()
    void options.onHttpException!({ status: 401 } as never)
    finish()
    options.onStart!(undefined as never)
    finish()
    assert.deepEqual(told, ['left'])
  })
})

test.group('Awaited draft', () => {
  test('is dropped by the next page that is loaded when that says nothing of a refusal', ({ assert }) => {
    const [storage, dropped] = [tab(), [] as string[]]
    awaitAnswer('7 1 /x', storage)
    resolveAwaited({ notices: {} }, storage, (id) => dropped.push(id))
    resolveAwaited({ notices: {} }, storage, (id) => dropped.push(id))
    assert.deepEqual(dropped, ['7 1 /x'])
  })

  test('stays when that page says that it was refused', ({ assert }) => {
    for (const page of [{ errors: { name: 'x' } }, { notices: { refusal } }]) {
      const [storage, dropped] = [tab(), [] as string[]]
      awaitAnswer('7 1 /x', storage)
      resolveAwaited(page, storage, (id) => dropped.push(id))
      resolveAwaited({ notices: {} }, storage, (id) => dropped.push(id))
      assert.deepEqual(dropped, [])
    }
  })
})
