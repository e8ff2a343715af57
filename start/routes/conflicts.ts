import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Conflicts, ConflictDecisions, ConflictHints, ConflictRelations, RecordChecks } = controllers.conflicts
const BOTH = [middleware.can('clientes:leer'), middleware.can('expedientes:leer')]

router
  .group(() => {
    router
      .group(() => {
        router.get('clients/conflicts', [Conflicts, 'index']).as('conflicts.index')
        router.post('clients/conflicts', [Conflicts, 'store']).as('conflicts.store')
        router.get('clients/conflicts/hints', [ConflictHints, 'index']).as('conflicts.hints')
        router.get('clients/conflicts/verification', [Conflicts, 'verification']).as('conflicts.verification')
        router.get('clients/conflicts/relations', [ConflictRelations, 'index']).as('conflicts.relations')
        router.get('clients/conflicts/:id', [Conflicts, 'show']).as('conflicts.show')
        router.get('clients/conflicts/:id/certificate', [Conflicts, 'certificate']).as('conflicts.certificate')
        router.post('clients/:id/conflict-checks', [RecordChecks, 'client']).as('conflicts.client_checks.store')
        router.post('files/:dossierId/conflict-checks', [RecordChecks, 'matter']).as('conflicts.matter_checks.store')
      })
      .use(BOTH)
    router
      .group(() => {
        router.post('clients/conflicts/relations', [ConflictRelations, 'store']).as('conflicts.relations.store')
        router
          .delete('clients/conflicts/relations/:id', [ConflictRelations, 'destroy'])
          .as('conflicts.relations.destroy')
        router.post('clients/conflicts/:id/decision', [ConflictDecisions, 'store']).as('conflicts.decisions.store')
      })
      .use([middleware.can('expedientes:leer'), middleware.can('clientes:editar')])
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
