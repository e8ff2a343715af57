import { test } from '@japa/runner'
import { LoadingState } from '../../../inertia/features/shell/loading.js'

test.group('What is loading', () => {
  test('is known by kind and path, and by kind alone', ({ assert }) => {
    const state = new LoadingState()
    state.begin('form', '/login')
    assert.isTrue(state.isLoading('form', '/login'))
    assert.isTrue(state.isLoading('form'))
    assert.isFalse(state.isLoading('form', '/main'))
    assert.isFalse(state.isLoading('button'))
    assert.isFalse(state.isLoading('global', '/login'))
  })

  test('ends when the last of the same requests ends', ({ assert }) => {
    const state = new LoadingState()
    state.begin('button', '/a')
    state.begin('button', '/a')
    state.end('button', '/a')
    assert.isTrue(state.isLoading('button', '/a'))
    state.end('button', '/a')
    assert.isFalse(state.isLoading('button', '/a'))
  })

  test('an end too many takes nothing from the next request', ({ assert }) => {
    const state = new LoadingState()
    state.end('form', '/a')
    state.begin('form', '/a')
    assert.isTrue(state.isLoading('form', '/a'))
  })

  test('is told to who listens, until they stop', ({ assert }) => {
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
