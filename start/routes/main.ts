import router from '@adonisjs/core/services/router'
import { nameAsId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Notices, NoticeStreams } = controllers.notifications
const { Firms, WorkspaceSelections, Welcomes } = controllers.workspaces

router
  .group(() => {
    router.get('main', [controllers.shell.Home, 'lawyer']).as('home')
    router.get('main/client', [controllers.shell.Home, 'client']).as('client').use(middleware.as('client'))
  })
  .as('main')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router.get('palette', [controllers.finder.Palettes, 'show']).as('palette.show').use(middleware.as('lawyer'))

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
  .group(() => {
    router.get('workspaces', [WorkspaceSelections, 'index']).as('index')
    router.post('workspaces', [Firms, 'store']).as('store').use(middleware.inPerson())
    router.post('workspace-selection', [WorkspaceSelections, 'store']).as('select')
    router.delete('workspace-selection', [WorkspaceSelections, 'destroy']).as('leave_aside')
  })
  .as('main.workspaces')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('/', [Welcomes, 'show']).as('show')
    router
      .group(() => {
        router.put('profile', [Welcomes, 'saveProfile']).as('profile.update')
        router.put('firm', [Welcomes, 'saveFirm']).as('firm.update')
        router.post('completion', [Welcomes, 'complete']).as('completion.store')
      })
      .use(middleware.inPerson())
  })
  .prefix('welcome')
  .as('welcome')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .get('pictures/:id', [controllers.workspaces.Pictures, 'show'])
  .as('pictures.show')
  .where('id', nameAsId)
  .use(middleware.as('user'))
