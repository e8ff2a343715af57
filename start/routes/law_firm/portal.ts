import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClientRequests, ClientViews, MatterLinks, MatterMessages, MatterRequests, MatterUpdates } = controllers.portal

router
  .group(() => {
    router
      .get(':dossierId/client-view', [ClientViews, 'show'])
      .as('client_view')
      .use(middleware.can('expedientes:leer'))
    router
      .group(() => {
        router.post('reads', [MatterMessages, 'read']).as('messages.read')
        router.post('whatsapp', [MatterLinks, 'whatsapp']).as('links.whatsapp')
      })
      .prefix(':dossierId/portal')
      .as('portal')
      .use(middleware.can('expedientes:leer'))
    router
      .group(() => {
        router.post('updates', [MatterUpdates, 'store']).as('updates.store')
        router.put('updates/:id', [MatterUpdates, 'update']).as('updates.update')
        router.post('messages', [MatterMessages, 'store']).as('messages.store')
        router.post('requests', [MatterRequests, 'store']).as('requests.store')
        router.post('requests/:id/acceptance', [MatterRequests, 'accept']).as('requests.accept')
        router.post('requests/:id/again', [MatterRequests, 'again']).as('requests.again')
        router.delete('requests/:id', [MatterRequests, 'destroy']).as('requests.destroy')
        router.delete('links', [MatterLinks, 'destroy']).as('links.destroy')
      })
      .prefix(':dossierId/portal')
      .as('portal')
      .use(middleware.can('expedientes:editar'))
    router
      .post(':dossierId/portal/links', [MatterLinks, 'store'])
      .as('portal.links.store')
      .use([middleware.can('clientes:editar'), middleware.inPerson()])
  })
  .prefix('law-firm/files')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('/', [ClientRequests, 'index']).as('index').use(middleware.can('clientes:leer'))
    router
      .group(() => {
        router.post(':id/acceptance', [ClientRequests, 'accept']).as('accept')
        router.post(':id/declination', [ClientRequests, 'decline']).as('decline')
      })
      .use([middleware.can('clientes:crear'), middleware.inPerson()])
  })
  .prefix('law-firm/client-requests')
  .as('law_firm.client_requests')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
