import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Clients, ClientAccesses, ClientArchivals, ClientBatchArchivals, ClientChecks } = controllers.clients
const { ClientContacts, ClientInvitations, ClientMerges, ClientOptions, ClientPictures, PostalCodes } =
  controllers.clients

/** Other addresses below `clients` are names: an id is a number. */
const NUMBER = { match: /^\d{1,15}$/ }

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [Clients, 'index']).as('clients.index')
        router.get('options', [ClientOptions, 'index']).as('clients.options')
        router.get('checks', [ClientChecks, 'index']).as('clients.checks')
        router.get('zips/:zip', [PostalCodes, 'show']).as('clients.zips')
        router.get(':id', [Clients, 'show']).as('clients.show')
      })
      .use(middleware.can('clientes:leer'))
    router
      .group(() => {
        router.get('add', [Clients, 'create']).as('clients.create')
        router.post('/', [Clients, 'store']).as('clients.store')
      })
      .use(middleware.can('clientes:crear'))
    router
      .group(() => {
        router.post('archivals', [ClientBatchArchivals, 'store']).as('client_batch_archivals.store')
        router.delete('archivals', [ClientBatchArchivals, 'destroy']).as('client_batch_archivals.destroy')
        router.post(':id/archival', [ClientArchivals, 'store']).as('client_archivals.store')
        router.delete(':id/archival', [ClientArchivals, 'destroy']).as('client_archivals.destroy')
      })
      .use(middleware.can('clientes:archivar'))
    router
      .group(() => {
        router.get(':id/edit', [Clients, 'edit']).as('clients.edit')
        router.put(':id', [Clients, 'update']).as('clients.update')
        router.post(':id/picture', [ClientPictures, 'store']).as('client_pictures.store')
        router.delete(':id/picture', [ClientPictures, 'destroy']).as('client_pictures.destroy')
        router.post(':id/contacts', [ClientContacts, 'store']).as('client_contacts.store')
        router.put(':id/contacts/:contactId', [ClientContacts, 'update']).as('client_contacts.update')
        router.delete(':id/contacts/:contactId', [ClientContacts, 'destroy']).as('client_contacts.destroy')
        router
          .post(':id/invitations', [ClientInvitations, 'store'])
          .as('client_invitations.store')
          .use(middleware.inPerson())
        router
          .delete(':id/access', [ClientAccesses, 'destroy'])
          .as('client_accesses.destroy')
          .use(middleware.inPerson())
      })
      .use(middleware.can('clientes:editar'))
    router
      .group(() => {
        router.get(':id/merge', [ClientMerges, 'create']).as('clients.merge')
        router.post(':id/merges', [ClientMerges, 'store']).as('client_merges.store')
        router.delete(':id/merges/:mergeId', [ClientMerges, 'destroy']).as('client_merges.destroy')
        router.delete(':id', [Clients, 'destroy']).as('clients.destroy').use(middleware.inPerson())
      })
      .use(middleware.can('clientes:eliminar'))
  })
  .prefix('law-firm/clients')
  .as('law_firm')
  .where('id', NUMBER)
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
