import { test } from '@japa/runner'
import { permissionChange } from '../../../inertia/features/history/permission_change.js'

test.group('Permissions in an entry of the log', () => {
  test('show what was added and removed', ({ assert }) => {
    const change = permissionChange('clientes:leer · facturas:leer · pagos:leer', 'clientes:leer · clientes:crear')
    assert.deepEqual(change, { removed: ['facturas:leer', 'pagos:leer'], added: ['clientes:crear'] })
  })

  test('are all added to a new role and all removed with a deleted one', ({ assert }) => {
    assert.deepEqual(permissionChange(null, 'clientes:leer'), { removed: [], added: ['clientes:leer'] })
    assert.deepEqual(permissionChange('clientes:leer', null), { removed: ['clientes:leer'], added: [] })
  })
})
