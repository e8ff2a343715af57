import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Notices, NoticeStreams, NoticeSettings } = controllers.notifications

router
  .group(() => {
    router.get('/', [Notices, 'index']).as('notices.index')
    router.get('latest', [Notices, 'latest']).as('notices.latest')
    router.get('stream', [NoticeStreams, 'show']).as('notice_streams.show')
    router.put('readings', [Notices, 'update']).as('notices.update')
    router.post(':id/opening', [controllers.workspaces.NoticeOpenings, 'store']).as('notice_openings.store')
  })
  .prefix('notifications')
  .as('main')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .put('settings/notification/delivery', [NoticeSettings, 'update'])
  .as('settings.notice_settings.update')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])
