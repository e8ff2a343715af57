import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/', [controllers.auth.Security, 'show']).as('security')
    router
      .post('two-factor/enrolment', [controllers.auth.TwoFactorEnrolments, 'store'])
      .as('two_factor_enrolments.store')
    router
      .delete('two-factor/enrolment', [controllers.auth.TwoFactorEnrolments, 'destroy'])
      .as('two_factor_enrolments.destroy')
    router.post('two-factor', [controllers.auth.TwoFactors, 'store']).as('two_factors.store')
    router.delete('two-factor', [controllers.auth.TwoFactors, 'destroy']).as('two_factors.destroy')
    router.post('recovery-codes', [controllers.auth.RecoveryCodes, 'store']).as('recovery_codes.store')
    router.post('google', [controllers.auth.GoogleLinks, 'store']).as('google_links.store')
    router.delete('google', [controllers.auth.GoogleLinks, 'destroy']).as('google_links.destroy')
  })
  .prefix('settings/security')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
