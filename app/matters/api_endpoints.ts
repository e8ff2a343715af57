import { changeOf, defineEndpoints } from '#app/core/api/endpoint'
import { matterShape, mattersShape } from './api_shapes.js'
import { apiMattersValidator } from './validators/api.js'
import { editMatterValidator, openMatterValidator, stageValidator } from './validators/matter.js'

const matters = () => import('#app/matters/controllers/api/matters_controller')
const states = () => import('#app/matters/controllers/api/matter_states_controller')

defineEndpoints(
  {
    key: 'matters.index',
    group: 'matters',
    order: 40,
    method: 'GET',
    path: 'matters',
    scope: 'expedientes:leer',
    query: apiMattersValidator,
    response: mattersShape,
    handler: [matters, 'index'],
  },
  {
    key: 'matters.store',
    group: 'matters',
    order: 41,
    method: 'POST',
    path: 'matters',
    scope: 'expedientes:crear',
    body: openMatterValidator,
    response: matterShape,
    handler: [matters, 'store'],
  },
  {
    key: 'matters.show',
    group: 'matters',
    order: 42,
    method: 'GET',
    path: 'matters/:id',
    scope: 'expedientes:leer',
    response: matterShape,
    handler: [matters, 'show'],
  },
  {
    key: 'matters.update',
    group: 'matters',
    order: 43,
    method: 'PATCH',
    path: 'matters/:id',
    scope: 'expedientes:editar',
    body: changeOf(editMatterValidator),
    response: matterShape,
    handler: [matters, 'update'],
  },
  {
    key: 'matters.stage',
    group: 'matters',
    order: 44,
    method: 'POST',
    path: 'matters/:id/stage',
    scope: 'expedientes:editar',
    body: stageValidator,
    response: matterShape,
    handler: [states, 'stage'],
  },
  {
    key: 'matters.archive',
    group: 'matters',
    order: 45,
    method: 'POST',
    path: 'matters/:id/archival',
    scope: 'expedientes:archivar',
    response: matterShape,
    handler: [states, 'archive'],
  },
  {
    key: 'matters.unarchive',
    group: 'matters',
    order: 46,
    method: 'DELETE',
    path: 'matters/:id/archival',
    scope: 'expedientes:archivar',
    response: matterShape,
    handler: [states, 'unarchive'],
  }
)
