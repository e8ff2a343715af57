import { test } from '@japa/runner'
import { BUILT_IN_ROLES, isPermission, PERMISSIONS } from '#app/workspaces/permissions'

/** The list of the specification, written down apart from the code. */
const SPECIFIED = `
  expedientes:{leer,crear,editar,archivar,eliminar}, clientes:{leer,crear,editar,archivar,eliminar},
  documentos:{leer,crear,editar,eliminar}, facturas:{leer,crear,editar,eliminar}, pagos:{crear,eliminar},
  plantilla:{leer,crear,editar,eliminar}, rol:{leer,crear,editar,eliminar}, equipo:{leer,invitar,editar,eliminar},
  reportes:{leer,crear}, estadisticas:{leer}, despacho:{editar}, suscripcion:{gestionar}, biblioteca:{publicar}`

const specified = [...SPECIFIED.matchAll(/(\w+):\{([\w,]+)\}/g)].flatMap(([, resource, actions]) =>
  actions!.split(',').map((action) => `${resource}:${action}`)
)

test.group('Firm permissions', () => {
  test('are the specified ones', ({ assert }) => {
    assert.sameMembers([...PERMISSIONS] as string[], specified)
    assert.lengthOf(PERMISSIONS, specified.length)
  })

  test('are distinguished from other texts', ({ assert }) => {
    assert.isTrue(isPermission('expedientes:leer'))
    for (const wrong of [
      'expedientes',
      'expedientes:*',
      'expedientes:pagar',
      'constructor',
      '',
      'EXPEDIENTES:LEER',
      'rol:leer ',
    ])
      assert.isFalse(isPermission(wrong), wrong)
  })
})

test.group('Built-in roles', () => {
  const roleOf = (key: string) => BUILT_IN_ROLES.find((role) => role.key === key)!

  test('are five, with the specified names', ({ assert }) => {
    assert.deepEqual(
      BUILT_IN_ROLES.map(({ name }) => name),
      ['Propietario', 'Administrador', 'Abogado', 'Pasante', 'Solo lectura']
    )
  })

  test('include an owner who may do everything', ({ assert }) =>
    assert.sameMembers([...roleOf('owner').permissions] as string[], specified))

  test('include a reader who reads everything and changes nothing', ({ assert }) => {
    assert.sameMembers(
      [...roleOf('reader').permissions] as string[],
      specified.filter((permission) => permission.endsWith(':leer'))
    )
  })

  test('let only the owner manage the subscription', ({ assert }) => {
    const who = BUILT_IN_ROLES.filter(({ permissions }) =>
      (permissions as readonly string[]).includes('suscripcion:gestionar')
    )
    assert.deepEqual(
      who.map(({ key }) => key),
      ['owner']
    )
  })

  test('let a lawyer see the team without managing team, roles or firm', ({ assert }) => {
    const permissions = roleOf('lawyer').permissions as readonly string[]
    assert.includeMembers([...permissions], ['expedientes:crear', 'expedientes:archivar', 'equipo:leer', 'pagos:crear'])
    assert.isEmpty(
      permissions.filter((permission) =>
        /^(rol|despacho|suscripcion):|^equipo:(?!leer)|^pagos:eliminar/.test(permission)
      )
    )
  })

  test('let an intern work on matters and documents without deleting', ({ assert }) => {
    const permissions = roleOf('intern').permissions as readonly string[]
    assert.isEmpty(
      permissions.filter((permission) => /:(eliminar|archivar|invitar|gestionar|publicar)$/.test(permission))
    )
    assert.includeMembers([...permissions], ['expedientes:crear', 'documentos:editar'])
  })

  test('name each permission once', ({ assert }) => {
    for (const { key, permissions } of BUILT_IN_ROLES) assert.lengthOf(new Set(permissions), permissions.length, key)
  })
})
