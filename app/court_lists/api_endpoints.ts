import { defineEndpoints } from '#app/core/api/endpoint'
import { courtListMatchesShape, courtListMatchShape, courtListRowsShape, courtListsShape } from './api_shapes.js'
import { apiListsValidator, apiMatchesValidator, apiRowsValidator } from './validators/api.js'
import { acceptanceValidator, refusalValidator } from './validators/court_list.js'

const lists = () => import('#app/court_lists/controllers/api/court_lists_controller')

defineEndpoints(
  {
    key: 'court_lists.index',
    group: 'court_lists',
    order: 64,
    method: 'GET',
    path: 'court-lists',
    scope: 'expedientes:leer',
    query: apiListsValidator,
    response: courtListsShape,
    handler: [lists, 'index'],
  },
  {
    key: 'court_lists.rows',
    group: 'court_lists',
    order: 65,
    method: 'GET',
    path: 'court-lists/rows',
    scope: 'expedientes:leer',
    query: apiRowsValidator,
    response: courtListRowsShape,
    handler: [lists, 'rows'],
  },
  {
    key: 'court_lists.matches',
    group: 'court_lists',
    order: 66,
    method: 'GET',
    path: 'court-lists/matches',
    scope: 'expedientes:leer',
    query: apiMatchesValidator,
    response: courtListMatchesShape,
    handler: [lists, 'matches'],
  },
  {
    key: 'court_lists.accept',
    group: 'court_lists',
    order: 67,
    method: 'POST',
    path: 'matters/:id/list-matches/:matchId/acceptance',
    scope: 'expedientes:editar',
    body: acceptanceValidator,
    response: courtListMatchShape,
    handler: [lists, 'accept'],
  },
  {
    key: 'court_lists.refuse',
    group: 'court_lists',
    order: 68,
    method: 'POST',
    path: 'matters/:id/list-matches/:matchId/refusal',
    scope: 'expedientes:editar',
    body: refusalValidator,
    response: courtListMatchShape,
    handler: [lists, 'refuse'],
  }
)
