import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Invitations, InvitationAnswers, InvitationBatches, InvitationEmails } = controllers.workspaces
const { InvitedClients } = controllers.clients

router
  .group(() => {
    router.get('/', [Invitations, 'index']).as('index')
    router
      .group(() => {
        router.post(':id/acceptance', [InvitationAnswers, 'accept']).as('acceptances.store')
        router.post(':id/rejection', [InvitationAnswers, 'reject']).as('rejections.store')
      })
      .use(middleware.inPerson())
  })
  .prefix('law-firm/invitations')
  .as('law_firm.invitations')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('clients', [InvitedClients, 'index']).as('clients.index').use(middleware.can('clientes:editar'))
    router.post('clients', [InvitedClients, 'store']).as('clients.store').use(middleware.can('clientes:editar'))
    router
      .group(() => {
        router.post('/', [Invitations, 'store']).as('store')
        router.post('lists', [InvitationBatches, 'preview']).as('lists.store')
        router.post('batches', [InvitationBatches, 'store']).as('batches.store')
      })
      .use(middleware.can('equipo:invitar'))
    // Whether the person may do it depends on the kind of the invitation: InvitationPolicy decides.
    router.post(':id/letters', [InvitationEmails, 'store']).as('letters.store')
    router.delete(':id', [InvitationEmails, 'destroy']).as('destroy')
  })
  .prefix('law-firm/invitations')
  .as('law_firm.invitations')
  .use([middleware.as('lawyer'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
