import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ActiveSessions, SessionRenewals } = controllers.auth

router
  .group(() => {
    router.delete('sessions', [ActiveSessions, 'clear']).as('sessions.clear')
    router.delete('sessions/:key', [ActiveSessions, 'destroy']).as('sessions.destroy')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])

// No CSRF token: who asks has none of a live session, and the cookie travels on no call of another site.
router.post('session/renewal', [SessionRenewals, 'store']).as('security.session_renewals.store')
router
  .get('session/renewal', [SessionRenewals, 'show'])
  .as('security.session_renewals.show')
  .use([middleware.as('user'), middleware.csrf()])
