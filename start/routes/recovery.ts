import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ConfirmationCodes, EmailChanges, NewEmails, PasswordChanges, PasswordRecoveries, Passwords } =
  controllers.accounts

router
  .group(() => {
    router.get('password-recovery', [PasswordRecoveries, 'create']).as('password_recovery')
    router.post('password-recovery', [PasswordRecoveries, 'store']).as('password_recoveries.store')
  })
  .as('security')
  .use([middleware.guest(), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('password-change', [PasswordChanges, 'create']).as('password_change')
    router.post('password-change', [PasswordChanges, 'store']).as('password_changes.store')
    router.get('email-change', [EmailChanges, 'create']).as('email_change')
    router.post('email-change', [EmailChanges, 'store']).as('email_changes.store')
  })
  .as('security')
  .use([middleware.as('anyone'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.put('password', [Passwords, 'update']).as('passwords.update')
    router.post('email-change', [NewEmails, 'store']).as('new_emails.store')
    router.post('confirmation-code', [ConfirmationCodes, 'store']).as('confirmation_codes.store')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
