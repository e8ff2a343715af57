import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Tasks } = controllers.transfers

router
  .group(() => {
    router.get('tasks', [Tasks, 'index']).as('tasks.index')
    router.get('tasks/:id', [Tasks, 'show']).as('tasks.show')
    router.delete('tasks/:id', [Tasks, 'destroy']).as('tasks.destroy')
    router.get('tasks/:id/files/:fileId', [Tasks, 'file']).as('task_files.show')
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
