import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.patch('preferences', [controllers.accounts.Preferences, 'update']).as('preferences.update')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])
