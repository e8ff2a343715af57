import { defineEndpoints } from '#app/core/api/endpoint'
import { matterShape, mattersShape } from './api_shapes.js'
import { apiMattersValidator } from './validators/api.js'

const matters = () => import('#app/matters/controllers/api/matters_controller')

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
    key: 'matters.show',
    group: 'matters',
    order: 41,
    method: 'GET',
    path: 'matters/:id',
    scope: 'expedientes:leer',
    response: matterShape,
    handler: [matters, 'show'],
  }
)
