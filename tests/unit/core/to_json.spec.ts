import { test } from '@japa/runner'
import { toJson } from '#app/core/http/to_json'

test.group('Answers as JSON', () => {
  test('writes plain values as JSON.stringify does', ({ assert }) => {
    const value = { name: 'Núñez', none: undefined, at: new Date(0), list: [1, null, true] }
    assert.equal(toJson(value), JSON.stringify(value))
  })

  test('writes a large integer as text', ({ assert }) => {
    assert.equal(toJson({ size: 2n ** 60n }), '{"size":"1152921504606846976"}')
  })

  test('leaves out what holds itself', ({ assert }) => {
    const value: Record<string, unknown> = { id: 1 }
    value.self = value
    assert.equal(toJson(value), '{"id":1}')
  })
})
