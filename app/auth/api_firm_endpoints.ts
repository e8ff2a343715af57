import { defineEndpoints } from '#app/core/api/endpoint'
import * as shapes from '#app/auth/api/shapes'
import { pageValidator } from '#app/auth/validators/api'

const firm = () => import('#app/auth/controllers/api/firm_controller')
const system = () => import('#app/auth/controllers/api/system_controller')

defineEndpoints(
  {
    key: 'members.index',
    group: 'firm',
    order: 30,
    method: 'GET',
    path: 'members',
    scope: 'equipo:leer',
    query: pageValidator,
    response: shapes.membersShape,
    handler: [firm, 'members'],
  },
  {
    key: 'roles.index',
    group: 'firm',
    order: 31,
    method: 'GET',
    path: 'roles',
    scope: 'rol:leer',
    response: shapes.rolesShape,
    handler: [firm, 'roles'],
  },
  {
    key: 'invitations.index',
    group: 'firm',
    order: 32,
    method: 'GET',
    path: 'invitations',
    scope: 'equipo:leer',
    query: pageValidator,
    response: shapes.invitationsShape,
    handler: [firm, 'invitations'],
  },
  {
    key: 'status',
    group: 'system',
    order: 90,
    method: 'GET',
    path: 'status',
    scope: null,
    response: shapes.statusShape,
    handler: [system, 'status'],
  },
  {
    key: 'openapi',
    group: 'system',
    order: 91,
    method: 'GET',
    path: 'openapi.json',
    scope: null,
    query: shapes.languageShape,
    response: null,
    bare: true,
    handler: [system, 'openapi'],
  }
)
