import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post('confirmation-code', [controllers.accounts.ConfirmationCodes, 'store']).as('confirmation_codes.store')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
