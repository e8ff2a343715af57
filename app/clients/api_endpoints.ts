import { defineEndpoints } from '#app/core/api/endpoint'
import { clientChangeShape, clientShape, clientsShape, newClientShape } from './api_shapes.js'
import { apiClientsValidator } from './validators/api.js'

const clients = () => import('#app/clients/controllers/api/clients_controller')

defineEndpoints(
  {
    key: 'clients.index',
    group: 'clients',
    order: 60,
    method: 'GET',
    path: 'clients',
    scope: 'clientes:leer',
    query: apiClientsValidator,
    response: clientsShape,
    handler: [clients, 'index'],
  },
  {
    key: 'clients.store',
    group: 'clients',
    order: 61,
    method: 'POST',
    path: 'clients',
    scope: 'clientes:crear',
    body: newClientShape,
    response: clientShape,
    handler: [clients, 'store'],
  },
  {
    key: 'clients.show',
    group: 'clients',
    order: 62,
    method: 'GET',
    path: 'clients/:id',
    scope: 'clientes:leer',
    response: clientShape,
    handler: [clients, 'show'],
  },
  {
    key: 'clients.update',
    group: 'clients',
    order: 63,
    method: 'PATCH',
    path: 'clients/:id',
    scope: 'clientes:editar',
    body: clientChangeShape,
    response: clientShape,
    handler: [clients, 'update'],
  }
)
