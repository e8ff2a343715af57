import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { FirmRequests, FollowedMatters, RequestedFiles, SharedDocuments } = controllers.portal

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
