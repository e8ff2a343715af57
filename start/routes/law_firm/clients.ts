import router from '@adonisjs/core/services/router'
import { onlyRecordId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Conflicts, ConflictDecisions, ConflictHints, ConflictRelations, RecordChecks } = controllers.conflicts
const { Clients, ClientAccesses, ClientArchivals, ClientBatchArchivals, ClientChecks } = controllers.clients
const { ClientContacts, ClientInvitations, ClientMerges, ClientOptions, ClientPictures } = controllers.clients
const { PostalCodes } = controllers.clients
const BOTH = [middleware.can('clientes:leer'), middleware.can('expedientes:leer')]

router
  .group(() => {
    router
      .group(() => {
        router.get('clients/conflicts', [Conflicts, 'index']).as('conflicts.index')
        router.post('clients/conflicts', [Conflicts, 'store']).as('conflicts.store')
        router.get('clients/conflicts/hints', [ConflictHints, 'index']).as('conflicts.hints')
        router.get('clients/conflicts/verification', [Conflicts, 'verification']).as('conflicts.verification')
        router.get('clients/conflicts/relations', [ConflictRelations, 'index']).as('conflicts.relations')
        router.get('clients/conflicts/:id', [Conflicts, 'show']).as('conflicts.show')
        router.get('clients/conflicts/:id/certificate', [Conflicts, 'certificate']).as('conflicts.certificate')
        router.post('clients/:id/conflict-checks', [RecordChecks, 'client']).as('conflicts.client_checks.store')
        router.post('files/:dossierId/conflict-checks', [RecordChecks, 'matter']).as('conflicts.matter_checks.store')
      })
      .use(BOTH)
    router
      .group(() => {
        router.post('clients/conflicts/relations', [ConflictRelations, 'store']).as('conflicts.relations.store')
        router
          .delete('clients/conflicts/relations/:id', [ConflictRelations, 'destroy'])
          .as('conflicts.relations.destroy')
        router.post('clients/conflicts/:id/decision', [ConflictDecisions, 'store']).as('conflicts.decisions.store')
      })
      .use([middleware.can('expedientes:leer'), middleware.can('clientes:editar')])
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

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
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
