import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('login', [controllers.auth.Sessions, 'create']).as('login')
    router.post('login', [controllers.auth.Sessions, 'store']).as('sessions.store')
    router.get('login/two-factor', [controllers.auth.TwoFactorChallenges, 'show']).as('two_factor')
    router.post('login/two-factor', [controllers.auth.TwoFactorChallenges, 'store']).as('two_factor_challenges.store')
    router.post('login/google', [controllers.auth.GoogleSignIns, 'store']).as('google_sign_ins.store')
  })
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

router.get('login/google/callback', [controllers.auth.GoogleSignIns, 'show']).as('security.google_sign_ins.show')

router
  .delete('session', [controllers.auth.Sessions, 'destroy'])
  .as('security.sessions.destroy')
  .use([middleware.as('user'), middleware.csrf()])
