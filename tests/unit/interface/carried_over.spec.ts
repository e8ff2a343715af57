import { test } from '@japa/runner'
import { addressWith, carriedIn } from '../../../inertia/features/join/carried_over.js'

test.group('Form data carried out of an embedded frame', () => {
  test('arrives as it was typed', ({ assert }) => {
    const typed = { name: 'Ana Olmos & Hijos, S.C. #1 = 100 %', email: 'ana+foja@ejemplo.mx' }
    assert.deepEqual(carriedIn(new URL(addressWith(typed, 'lawyer'), 'https://foja.test').hash), typed)
  })

  test('follows the «#», which is sent to no server', ({ assert }) => {
    const url = new URL(addressWith({ name: 'Ana', email: 'ana@ejemplo.mx' }, 'client'), 'https://foja.test')
    assert.equal(url.pathname + url.search, '/join?type=client')
  })

  test('is empty for any other address and never longer than its field', ({ assert }) => {
    const nothing = { name: '', email: '' }
    for (const hash of ['', '#', '#main', '#%', '#name', '#a=b&c']) assert.deepEqual(carriedIn(hash), nothing, hash)
    assert.lengthOf(carriedIn(`#name=${'x'.repeat(500)}`).name, 120)
  })
})
