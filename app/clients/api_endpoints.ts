import { changeOf, defineEndpoints } from '#app/core/api/endpoint'
import {
  clientChangeShape,
  clientShape,
  clientsShape,
  contactShape,
  contactsShape,
  newClientShape,
} from './api_shapes.js'
import { apiClientsValidator, apiContactsValidator } from './validators/api.js'
import { contactValidator, editContactValidator } from './validators/client_contact.js'

const clients = () => import('#app/clients/controllers/api/clients_controller')
const contacts = () => import('#app/clients/controllers/api/client_contacts_controller')

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
  },
  {
    key: 'clients.contacts.index',
    group: 'clients',
    order: 64,
    method: 'GET',
    path: 'clients/:id/contacts',
    scope: 'clientes:leer',
    query: apiContactsValidator,
    response: contactsShape,
    handler: [contacts, 'index'],
  },
  {
    key: 'clients.contacts.store',
    group: 'clients',
    order: 65,
    method: 'POST',
    path: 'clients/:id/contacts',
    scope: 'clientes:editar',
    body: contactValidator,
    response: contactShape,
    handler: [contacts, 'store'],
  },
  {
    key: 'clients.contacts.update',
    group: 'clients',
    order: 66,
    method: 'PATCH',
    path: 'clients/:id/contacts/:contactId',
    scope: 'clientes:editar',
    body: changeOf(editContactValidator),
    response: contactShape,
    handler: [contacts, 'update'],
  },
  {
    key: 'clients.contacts.destroy',
    group: 'clients',
    order: 67,
    method: 'DELETE',
    path: 'clients/:id/contacts/:contactId',
    scope: 'clientes:editar',
    response: null,
    handler: [contacts, 'destroy'],
  }
)
