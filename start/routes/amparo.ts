import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CoverSheets, Demands, ProceedingNews, Proceedings } = controllers.amparo

router
  .group(() => {
    router
      .group(() => {
        router.get('', [Proceedings, 'index']).as('index')
        router.get('options', [Proceedings, 'options']).as('options')
        router.get('theses', [Demands, 'theses']).as('theses')
        router.get('demands/:id', [Demands, 'show']).as('demands.show')
        router.get('demands/:id/cover', [CoverSheets, 'show']).as('demands.cover')
        router.get(':id', [Proceedings, 'show']).as('show')
        router.post(':id/sighting', [ProceedingNews, 'see']).as('sighting')
        router.post(':id/following', [ProceedingNews, 'follow']).as('follow')
        router.delete(':id/following', [ProceedingNews, 'unfollow']).as('unfollow')
      })
      .use(middleware.can('expedientes:leer'))
    router
      .group(() => {
        router.post('', [Proceedings, 'store']).as('store')
        router.post('demands', [Demands, 'store']).as('demands.store')
        router.put('demands/:id', [Demands, 'update']).as('demands.update')
        router.delete('demands/:id', [Demands, 'destroy']).as('demands.destroy')
        router.post('demands/:id/conclusion', [Demands, 'finish']).as('demands.finish')
        router.put(':id', [Proceedings, 'update']).as('update')
        router.put(':id/stage', [Proceedings, 'moveTo']).as('stage')
        router.post(':id/news', [ProceedingNews, 'store']).as('news.store')
        router.post(':id/news/preview', [ProceedingNews, 'preview']).as('news.preview')
        router.post(':id/news/paste', [ProceedingNews, 'paste']).as('news.paste')
        router.put(':id/news/:newsId', [ProceedingNews, 'date']).as('news.date')
        router.post(':id/news/:newsId/display', [ProceedingNews, 'display']).as('news.display')
        router.delete(':id/news/:newsId/display', [ProceedingNews, 'withhold']).as('news.withhold')
        router.delete(':id/news/:newsId', [ProceedingNews, 'destroy']).as('news.destroy')
      })
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('amparo')
  .as('amparo')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
