import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('login', [controllers.auth.Sessions, 'create']).as('login')
    router.post('login', [controllers.auth.Sessions, 'store']).as('sessions.store')
  })
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

router
  .delete('session', [controllers.auth.Sessions, 'destroy'])
  .as('security.sessions.destroy')
  .use([middleware.as('user'), middleware.csrf()])
