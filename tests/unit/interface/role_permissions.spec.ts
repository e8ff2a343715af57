import { test } from '@japa/runner'
import {
  columnOf,
  diffOf,
  matchingGroups,
  tick,
  tickable,
  type PermissionGroup,
} from '../../../inertia/features/roles/permission_rules.js'
import { stateOf } from '../../../inertia/features/roles/tick_state.js'
import type { Permission } from '../../../inertia/features/roles/role.js'

const spec = (id: string, needs: string[] = [], mayGive = true) => ({
  id: id as Permission,
  action: id.split(':')[1]!,
  needs: needs as Permission[],
  mayGive,
})

const matrix: PermissionGroup[] = [
  {
    group: 'clientes',
    permissions: [
      spec('clientes:leer'),
      spec('clientes:crear', ['clientes:leer']),
      spec('clientes:editar', ['clientes:leer']),
    ],
  },
  { group: 'facturas', permissions: [spec('facturas:leer', [], false)] },
  { group: 'pagos', permissions: [spec('pagos:crear', ['facturas:leer'])] },
]
const ids = (...names: string[]) => names as Permission[]

test.group('Granting a permission', () => {
  test('also grants those it requires, and says so', ({ assert }) => {
    const after = tick(matrix, [], ids('clientes:editar'), true)
    assert.deepEqual(after, {
      chosen: ids('clientes:leer', 'clientes:editar'),
      added: ids('clientes:leer'),
      removed: [],
    })
  })

  test('does not mention those granted already', ({ assert }) => {
    assert.deepEqual(tick(matrix, ids('clientes:leer'), ids('clientes:editar'), true).added, [])
    assert.deepEqual(tick(matrix, [], ids('clientes:leer', 'clientes:crear', 'clientes:editar'), true).added, [])
  })

  test('is reverted for dependent permissions when reading is removed, and says so', ({ assert }) => {
    const chosen = ids('clientes:leer', 'clientes:crear', 'pagos:crear')
    assert.deepEqual(tick(matrix, chosen, ids('clientes:leer'), false), {
      chosen: ids('pagos:crear'),
      added: [],
      removed: ids('clientes:crear'),
    })
  })

  test('keeps reading when another permission is removed', ({ assert }) => {
    const chosen = ids('clientes:leer', 'clientes:crear')
    assert.deepEqual(tick(matrix, chosen, ids('clientes:crear'), false).chosen, ids('clientes:leer'))
  })

  test('keeps the defined order', ({ assert }) => {
    const { chosen } = tick(matrix, ids('pagos:crear', 'facturas:leer'), ids('clientes:leer'), true)
    assert.deepEqual(chosen, ids('clientes:leer', 'facturas:leer', 'pagos:crear'))
  })
})

test.group('Role change summary', () => {
  test('lists added and removed permissions', ({ assert }) => {
    const before = ids('facturas:leer', 'clientes:leer')
    assert.deepEqual(diffOf(matrix, before, ids('clientes:crear', 'clientes:leer')), {
      added: ids('clientes:crear'),
      removed: ids('facturas:leer'),
    })
  })

  test('is empty when only the order differs', ({ assert }) => {
    assert.deepEqual(diffOf(matrix, ids('clientes:leer', 'facturas:leer'), ids('facturas:leer', 'clientes:leer')), {
      added: [],
      removed: [],
    })
  })
})

test.group('Grantable permissions', () => {
  test('are those the person has, unless they require a missing one', ({ assert }) => {
    assert.sameMembers([...tickable(matrix, [])], ids('clientes:leer', 'clientes:crear', 'clientes:editar'))
  })

  test('include those the role had before', ({ assert }) => {
    assert.includeMembers([...tickable(matrix, ids('facturas:leer'))], ids('facturas:leer', 'pagos:crear'))
  })
})

test.group('Permission search', () => {
  const words = {
    group: (group: string) => ({ clientes: 'Clientes', facturas: 'Facturación', pagos: 'Pagos' })[group]!,
    permission: (id: Permission) => (id.endsWith('crear') ? 'Dar de alta' : 'Ver'),
  }
  const found = (query: string) =>
    matchingGroups(matrix, query, words).map(({ group, permissions }) => [group, permissions.length])

  test('ignores accents and case', ({ assert }) => assert.deepEqual(found('FACTURACION'), [['facturas', 1]]))
  test('shows a whole group by its name', ({ assert }) => assert.deepEqual(found('cliéntes'), [['clientes', 3]]))
  test('matches words across group and permission', ({ assert }) => {
    assert.deepEqual(found('alta client'), [['clientes', 1]])
    assert.deepEqual(found('alta'), [
      ['clientes', 1],
      ['pagos', 1],
    ])
  })
  test('finds nothing for unknown words and everything without words', ({ assert }) => {
    assert.deepEqual(found('hipoteca'), [])
    assert.lengthOf(found('   '), 3)
  })
})

test.group('Permission matrix checkboxes', () => {
  test('are checked when all their permissions are, and indeterminate when some are', ({ assert }) => {
    assert.deepEqual(stateOf(ids('a', 'b'), ids('a', 'b', 'c')), { checked: true, indeterminate: false })
    assert.deepEqual(stateOf(ids('a', 'b'), ids('a')), { checked: false, indeterminate: true })
    assert.deepEqual(stateOf([], ids('a')), { checked: false, indeterminate: false })
  })

  test('group special actions under the similar standard one', ({ assert }) => {
    assert.deepEqual(['leer', 'invitar', 'publicar', 'gestionar', 'archivar', 'eliminar'].map(columnOf), [
      'leer',
      'crear',
      'crear',
      'editar',
      'archivar',
      'eliminar',
    ])
  })
})
