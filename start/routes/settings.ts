import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Preferences, Profiles, ProfilePictures, OwnData, AccountClosures, ConfirmationCodes } = controllers.accounts
const { NewEmails, Passwords } = controllers.accounts
const { NoticeSettings } = controllers.notifications
const { ActiveSessions } = controllers.auth

router
  .group(() => {
    router.get('/', ({ response }) => response.redirect().toRoute('settings.account')).as('home')
    router.get('account', [Profiles, 'show']).as('account')
    router.patch('account', [Profiles, 'update']).as('profiles.update')
    router.post('account/picture', [ProfilePictures, 'store']).as('profile_pictures.store')
    router.delete('account/picture', [ProfilePictures, 'destroy']).as('profile_pictures.destroy')
    router.get('preferences', [Preferences, 'show']).as('preferences')
    router.patch('preferences', [Preferences, 'update']).as('preferences.update')
    router.get('notification', [controllers.notifications.NotificationChoices, 'show']).as('notification')
    router
      .put('notification', [controllers.notifications.NotificationChoices, 'update'])
      .as('notification_choices.update')
    router.get('privacy', [OwnData, 'show']).as('privacy')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.post('privacy/download', [OwnData, 'store']).as('own_data.store')
    router.get('privacy/download', [OwnData, 'download']).as('own_data.download')
    router.delete('account', [AccountClosures, 'destroy']).as('account_closures.destroy')

    router.put('password', [Passwords, 'update']).as('passwords.update')
    router.post('email-change', [NewEmails, 'store']).as('new_emails.store')
    router.post('confirmation-code', [ConfirmationCodes, 'store']).as('confirmation_codes.store')

    router.delete('sessions', [ActiveSessions, 'clear']).as('sessions.clear')
    router.delete('sessions/:key', [ActiveSessions, 'destroy']).as('sessions.destroy')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])

router
  .put('settings/notification/delivery', [NoticeSettings, 'update'])
  .as('settings.notice_settings.update')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

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

router
  .group(() => {
    router.post('tokens', [controllers.auth.PersonalTokens, 'store']).as('store').use(middleware.as('lawyer'))
    router.delete('tokens/:id', [controllers.auth.PersonalTokens, 'destroy']).as('destroy')
  })
  .prefix('settings')
  .as('settings.tokens')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
