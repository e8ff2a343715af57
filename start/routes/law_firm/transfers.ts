import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Tasks, BulkPages, Imports, BulkChanges, TransferUndoings, RecordExports } = controllers.transfers

/** Bulk work is the same for both kinds of records; each asks for its own permissions. It goes on in the background, in the name of one person: not of an operator who looks through their eyes. */
function bulkWork(kind: 'matters' | 'clients', prefix: string, group: 'expedientes' | 'clientes') {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/', [BulkPages, kind]).as('show')
          router.get('changes/choices', [BulkChanges, 'create']).as('changes.create')
        })
        .use(middleware.can(`${group}:leer`))

      router
        .group(() => {
          router.post('exports', [RecordExports, 'store']).as('exports.store')
          router.post('changes', [BulkChanges, 'store']).as('changes.store')
          router.post('changes/:id/run', [BulkChanges, 'run']).as('changes.run')
          router.delete('changes/:id', [BulkChanges, 'destroy']).as('changes.destroy')
          router.post('changes/:id/undoing', [TransferUndoings, 'store']).as('changes.undoing')
        })
        .use([middleware.can(`${group}:leer`), middleware.inPerson()])

      router
        .group(() => {
          router.post('imports', [Imports, 'store']).as('imports.store')
          router.put('imports/:id', [Imports, 'update']).as('imports.update')
          router.post('imports/:id/run', [Imports, 'run']).as('imports.run')
          router.delete('imports/:id', [Imports, 'destroy']).as('imports.destroy')
          router.post('imports/:id/undoing', [TransferUndoings, 'store']).as('imports.undoing')
        })
        .use([middleware.can(`${group}:crear`), middleware.inPerson()])
    })
    .prefix(`law-firm/${prefix}`)
    .as(`law_firm.bulk_${kind}`)
    .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
}

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

bulkWork('matters', 'files/multi-dossier-management', 'expedientes')

bulkWork('clients', 'clients/multi-client-management', 'clientes')
