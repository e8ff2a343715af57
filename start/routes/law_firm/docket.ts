import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { MatterDeadlines, DeadlineTriggers, DeadlineConfirmations, DeadlineClosures } = controllers.docket
const { Clocks, ComputationAttachments, DeadlineReassignments, Deadlines, DocketSettings } = controllers.docket

router
  .group(() => {
    router
      .group(() => {
        router.post('deadline-triggers', [DeadlineTriggers, 'store']).as('deadline_triggers.store')
        router.put('deadline-triggers/:id', [DeadlineTriggers, 'update']).as('deadline_triggers.update')
        router.post('deadlines', [MatterDeadlines, 'store']).as('matter_deadlines.store')
        router.put('deadlines/:id', [MatterDeadlines, 'update']).as('matter_deadlines.update')
        router
          .post('deadlines/:id/confirmation', [DeadlineConfirmations, 'store'])
          .as('deadline_confirmations.store')
          .use(middleware.inPerson())
        router
          .post('deadlines/:id/signature', [DeadlineConfirmations, 'sign'])
          .as('deadline_signatures.store')
          .use(middleware.inPerson())
        router.post('deadlines/:id/closure', [DeadlineClosures, 'store']).as('deadline_closures.store')
        router.post('clocks', [Clocks, 'store']).as('clocks.store')
        router.post('clocks/:id/acts', [Clocks, 'record']).as('clocks.acts.store')
        router.delete('clocks/:id/acts/:actId', [Clocks, 'remove']).as('clocks.acts.destroy')
        router.delete('deadlines/:id/closure', [DeadlineClosures, 'destroy']).as('deadline_closures.destroy')
      })
      .prefix('files/:dossierId')
    router
      .post('deadlines/reassignments/preview', [DeadlineReassignments, 'preview'])
      .as('deadline_reassignments.preview')
    router.post('deadlines/reassignments', [DeadlineReassignments, 'store']).as('deadline_reassignments.store')
    router.post('computations/:id/attachment', [ComputationAttachments, 'store']).as('computation_attachments.store')
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.can('expedientes:editar'), middleware.csrf(), middleware.idempotency()])

/** What the firm asks for with its deadlines. */
router
  .group(() => {
    router.get('deadlines', [DocketSettings, 'show']).as('show').use(middleware.can('expedientes:leer'))
    router.put('deadlines', [DocketSettings, 'update']).as('update').use(middleware.can('despacho:editar'))
  })
  .prefix('law-firm/settings')
  .as('law_firm.docket_settings')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

/** The deadlines of all matters. */
router
  .group(() => {
    router.get('deadlines', [Deadlines, 'index']).as('index')
    router.get('deadlines/file', [Deadlines, 'file']).as('file')
  })
  .prefix('law-firm')
  .as('law_firm.deadlines')
  .use([middleware.as('lawyer'), middleware.can('expedientes:leer'), middleware.csrf()])
