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

test.group('Permissions', () => {
  test('are those of the specification', ({ assert }) => {
    assert.sameMembers([...PERMISSIONS] as string[], specified)
    assert.lengthOf(PERMISSIONS, specified.length)
  })

  test('are told from other texts', ({ assert }) => {
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

test.group('Roles that every firm has', () => {
  const roleOf = (key: string) => BUILT_IN_ROLES.find((role) => role.key === key)!

  test('are five, with the names of the specification', ({ assert }) => {
    assert.deepEqual(
      BUILT_IN_ROLES.map(({ name }) => name),
      ['Propietario', 'Administrador', 'Abogado', 'Pasante', 'Solo lectura']
    )
  })

  test('the owner may all', ({ assert }) => assert.sameMembers([...roleOf('owner').permissions] as string[], specified))

  test('who only reads, reads everything and does nothing', ({ assert }) => {
    assert.sameMembers(
      [...roleOf('reader').permissions] as string[],
      specified.filter((permission) => permission.endsWith(':leer'))
    )
  })

  test('only the owner manages the subscription', ({ assert }) => {
    const who = BUILT_IN_ROLES.filter(({ permissions }) =>
      (permissions as readonly string[]).includes('suscripcion:gestionar')
    )
    assert.deepEqual(
      who.map(({ key }) => key),
      ['owner']
    )
  })

  test('a lawyer sees the team and manages neither team, roles nor firm', ({ assert }) => {
    const permissions = roleOf('lawyer').permissions as readonly string[]
    assert.includeMembers([...permissions], ['expedientes:crear', 'expedientes:archivar', 'equipo:leer', 'pagos:crear'])
    assert.isEmpty(
      permissions.filter((permission) =>
        /^(rol|despacho|suscripcion):|^equipo:(?!leer)|^pagos:eliminar/.test(permission)
      )
    )
  })

  test('an intern works on matters and documents and deletes nothing', ({ assert }) => {
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
