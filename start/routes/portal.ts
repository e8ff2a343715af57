import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AccessLinks, ClientRequests, ClientViews, FirmRequests, FollowedMatters } = controllers.portal
const { MatterLinks, MatterMessages, MatterRequests, MatterUpdates, RequestedFiles, SharedDocuments } =
  controllers.portal

router
  .group(() => {
    router.get('link', [AccessLinks, 'show']).as('access_link')
    router.post('link', [AccessLinks, 'open']).as('access_links.open')
    router.post('link/firm', [AccessLinks, 'firm']).as('access_links.firm')
    router.post('link/renewal', [AccessLinks, 'renew']).as('access_links.renew')
  })
  .prefix('login')
  .as('security')
  .use([middleware.as('anyone'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('link/new', [AccessLinks, 'create']).as('ask_link')
    router.post('link/new', [AccessLinks, 'store']).as('access_links.store')
  })
  .prefix('login')
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('main/client/firms', [FirmRequests, 'options']).as('firms.index')
    router
      .group(() => {
        router.post('main/client/firm-requests', [FirmRequests, 'store']).as('firm_requests.store')
        router.delete('main/client/firm-requests/:id', [FirmRequests, 'destroy']).as('firm_requests.destroy')
      })
      .use(middleware.inPerson())
    router.get('law-firm/cliente-files', [FollowedMatters, 'index']).as('matters.index')
    router
      .group(() => {
        router.get('/', [FollowedMatters, 'show']).as('matters.show')
        router.get('documents/:documentId/content', [SharedDocuments, 'show']).as('documents.show')
        router.get('documents/:documentId/download', [SharedDocuments, 'download']).as('documents.download')
        router.post('messages', [FollowedMatters, 'storeMessage']).as('messages.store').use(middleware.inPerson())
        router
          .post('requests/:requestId/files', [RequestedFiles, 'store'])
          .as('request_files.store')
          .use(middleware.inPerson())
      })
      .prefix('law-firm/files/file-overview-client/:id')
  })
  .as('portal')
  .use([middleware.as('client'), middleware.csrf(), middleware.idempotency()])

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
