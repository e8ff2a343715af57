import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('main', [controllers.shell.Home, 'lawyer']).as('home')
    router.get('main/client', [controllers.shell.Home, 'client']).as('client').use(middleware.as('client'))
  })
  .as('main')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])
