import { test } from '@japa/runner'
import { ROUTES } from '../../../.adonisjs/server/addresses.js'
import { route, staticPart } from '#app/core/addresses'

test.group('Addresses from routes', () => {
  test('fills the parameters of a pattern in', ({ assert }) => {
    assert.equal(route('law_firm.matters.show', { dossierId: 7 }), '/law-firm/files/file-overview/7')
    assert.equal(route('law_firm.notes.update', { dossierId: 7, id: 3 }), '/law-firm/files/7/notes/3')
    assert.equal(route('security.login'), '/login')
  })

  test('encodes a parameter, so that it stays one segment', ({ assert }) => {
    assert.equal(route('security.verify_link', { token: 'a/b?c' }), '/join/verify/a%2Fb%3Fc')
  })

  test('tells what all addresses of a route begin with', ({ assert }) => {
    assert.equal(staticPart('portal.matters.show'), '/law-firm/files/file-overview-client')
    assert.equal(staticPart('security.login'), '/login')
  })

  test('leaves calls of other programs out of the browser', ({ assert }) => {
    assert.isEmpty(Object.keys(ROUTES).filter((name) => name.startsWith('api.')))
  })
})
