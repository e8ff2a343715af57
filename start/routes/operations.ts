import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('sources', [controllers.research.Sources, 'index']).as('sources.index')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('admin'), middleware.csrf()])
