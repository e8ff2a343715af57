import { test } from '@japa/runner'
import { LoadingState } from '../../../inertia/features/shell/requests/loading.js'

test.group('Loading state', () => {
  test('is known by type and path, and by type alone', ({ assert }) => {
    const state = new LoadingState()
    state.begin('form', '/login')
    assert.isTrue(state.isLoading('form', '/login'))
    assert.isTrue(state.isLoading('form'))
    assert.isFalse(state.isLoading('form', '/main'))
    assert.isFalse(state.isLoading('button'))
    assert.isFalse(state.isLoading('global', '/login'))
  })

  test('ends when the last of several identical requests ends', ({ assert }) => {
    const state = new LoadingState()
    state.begin('button', '/a')
    state.begin('button', '/a')
    state.end('button', '/a')
    assert.isTrue(state.isLoading('button', '/a'))
    state.end('button', '/a')
    assert.isFalse(state.isLoading('button', '/a'))
  })

  test('is not affected by a surplus end of a request', ({ assert }) => {
    const state = new LoadingState()
    state.end('form', '/a')
    state.begin('form', '/a')
    assert.isTrue(state.isLoading('form', '/a'))
  })

  test('notifies its listeners until they unsubscribe', ({ assert }) => {
    const state = new LoadingState()
    let told = 0
    const stop = state.subscribe(() => told++)
    state.begin('form', '/a')
    state.end('form', '/a')
    assert.equal(told, 2)
    stop()
    state.begin('form', '/a')
    assert.equal(told, 2)
  })
})
