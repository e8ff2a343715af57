import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router
  .group(() => {
    router.get('live', [controllers.shell.Health, 'live']).as('live')
    router.get('ready', [controllers.shell.Health, 'ready']).as('ready')
  })
  .prefix('health')
  .as('health')
