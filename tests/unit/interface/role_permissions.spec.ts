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

test.group('Ticking a permission', () => {
  test('ticks what it needs and tells so', ({ assert }) => {
    const after = tick(matrix, [], ids('clientes:editar'), true)
    assert.deepEqual(after, {
      chosen: ids('clientes:leer', 'clientes:editar'),
      added: ids('clientes:leer'),
      removed: [],
    })
  })

  test('tells nothing of what was ticked already', ({ assert }) => {
    assert.deepEqual(tick(matrix, ids('clientes:leer'), ids('clientes:editar'), true).added, [])
    assert.deepEqual(tick(matrix, [], ids('clientes:leer', 'clientes:crear', 'clientes:editar'), true).added, [])
  })

  test('taking reading away takes away what would be of no use, and tells so', ({ assert }) => {
    const chosen = ids('clientes:leer', 'clientes:crear', 'pagos:crear')
    assert.deepEqual(tick(matrix, chosen, ids('clientes:leer'), false), {
      chosen: ids('pagos:crear'),
      added: [],
      removed: ids('clientes:crear'),
    })
  })

  test('taking something else away leaves reading', ({ assert }) => {
    const chosen = ids('clientes:leer', 'clientes:crear')
    assert.deepEqual(tick(matrix, chosen, ids('clientes:crear'), false).chosen, ids('clientes:leer'))
  })

  test('keeps the order of the product', ({ assert }) => {
    const { chosen } = tick(matrix, ids('pagos:crear', 'facturas:leer'), ids('clientes:leer'), true)
    assert.deepEqual(chosen, ids('clientes:leer', 'facturas:leer', 'pagos:crear'))
  })
})

test.group('What changes in a role', () => {
  test('is what came and what went', ({ assert }) => {
    const before = ids('facturas:leer', 'clientes:leer')
    assert.deepEqual(diffOf(matrix, before, ids('clientes:crear', 'clientes:leer')), {
      added: ids('clientes:crear'),
      removed: ids('facturas:leer'),
    })
  })

  test('is nothing when only the order differs', ({ assert }) => {
    assert.deepEqual(diffOf(matrix, ids('clientes:leer', 'facturas:leer'), ids('facturas:leer', 'clientes:leer')), {
      added: [],
      removed: [],
    })
  })
})

test.group('What somebody may tick', () => {
  test('is what they have, unless it needs what they lack', ({ assert }) => {
    assert.sameMembers([...tickable(matrix, [])], ids('clientes:leer', 'clientes:crear', 'clientes:editar'))
  })

  test('and what the role had before', ({ assert }) => {
    assert.includeMembers([...tickable(matrix, ids('facturas:leer'))], ids('facturas:leer', 'pagos:crear'))
  })
})

test.group('Searching permissions', () => {
  const words = {
    group: (group: string) => ({ clientes: 'Clientes', facturas: 'Facturación', pagos: 'Pagos' })[group]!,
    permission: (id: Permission) => (id.endsWith('crear') ? 'Dar de alta' : 'Ver'),
  }
  const found = (query: string) =>
    matchingGroups(matrix, query, words).map(({ group, permissions }) => [group, permissions.length])

  test('accents and capitals do not count', ({ assert }) => assert.deepEqual(found('FACTURACION'), [['facturas', 1]]))
  test('a group by its name comes whole', ({ assert }) => assert.deepEqual(found('cliéntes'), [['clientes', 3]]))
  test('words may stand in the group and in the permission', ({ assert }) => {
    assert.deepEqual(found('alta client'), [['clientes', 1]])
    assert.deepEqual(found('alta'), [
      ['clientes', 1],
      ['pagos', 1],
    ])
  })
  test('nothing is found by what nobody says, and all by nothing', ({ assert }) => {
    assert.deepEqual(found('hipoteca'), [])
    assert.lengthOf(found('   '), 3)
  })
})

test.group('Boxes of the matrix', () => {
  test('one for several is ticked by all, half by some', ({ assert }) => {
    assert.deepEqual(stateOf(ids('a', 'b'), ids('a', 'b', 'c')), { checked: true, indeterminate: false })
    assert.deepEqual(stateOf(ids('a', 'b'), ids('a')), { checked: false, indeterminate: true })
    assert.deepEqual(stateOf([], ids('a')), { checked: false, indeterminate: false })
  })

  test('actions of their own stand under the one that they resemble', ({ assert }) => {
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
