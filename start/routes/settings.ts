import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Preferences, Profiles, ProfilePictures } = controllers.accounts
const { OwnData, AccountClosures } = controllers.accounts

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
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('user'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])

router.get('pictures/:id', [controllers.workspaces.Pictures, 'show']).as('pictures.show').use(middleware.as('user'))

router.get('privacy', [controllers.accounts.PrivacyNotices, 'show']).as('security.privacy')
