import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const guarded = [middleware.csrf(), middleware.idempotency()]

router
  .group(() => {
    router.get('main', [controllers.shell.Home, 'lawyer']).as('home').use(middleware.as('user'))
    router.get('main/client', [controllers.shell.Home, 'client']).as('client').use(middleware.as('client'))
    router.get('workspaces', [controllers.workspaces.WorkspaceSelections, 'index']).as('workspaces.index').use(middleware.as('user'))
    router
      .post('workspace-selection', [controllers.workspaces.WorkspaceSelections, 'store'])
      .as('workspaces.select')
      .use(middleware.as('user'))
  })
  .as('main')
  .use(guarded)
