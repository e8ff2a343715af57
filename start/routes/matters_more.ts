import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { MatterBatchTrashings, MatterColumns, MatterLabels, MatterLinks, MatterParties } = controllers.matters
const { MatterStates, MatterSwitches, MatterTags, MatterTeams, MatterTrashings } = controllers.matters
const { CourtOptions } = controllers.courts

const FILE = 'files/:dossierId'

router
  .group(() => {
    router
      .group(() => {
        router.get('files/columns', [MatterColumns, 'show']).as('matter_columns.show')
        router.get('files/labels', [MatterLabels, 'index']).as('matter_labels.index')
      })
      .use(middleware.can('expedientes:leer'))

    router
      .group(() => {
        router.get('files/trash', [MatterTrashings, 'index']).as('matter_trashings.index')
        router
          .post('files/trashings', [MatterBatchTrashings, 'store'])
          .as('matter_batch_trashings.store')
          .use(middleware.inPerson())
        router.delete('files/trashings', [MatterBatchTrashings, 'destroy']).as('matter_batch_trashings.destroy')
        router
          .post(`${FILE}/trashing`, [MatterTrashings, 'store'])
          .as('matter_trashings.store')
          .use(middleware.inPerson())
        router.delete(`${FILE}/trashing`, [MatterTrashings, 'destroy']).as('matter_trashings.destroy')
      })
      .use(middleware.can('expedientes:eliminar'))

    router
      .group(() => {
        router.get('courts/options', [CourtOptions, 'index']).as('court_options.index')
        router.post('files/labels', [MatterLabels, 'store']).as('matter_labels.store')
        router.delete(`${FILE}/labels`, [MatterLabels, 'destroy']).as('matter_labels.destroy')
        router.post(`${FILE}/conclusion`, [MatterStates, 'conclude']).as('matter_states.conclude')
        router.delete(`${FILE}/conclusion`, [MatterStates, 'reopen']).as('matter_states.reopen')
        router.post(`${FILE}/suspension`, [MatterStates, 'suspend']).as('matter_states.suspend')
        router.delete(`${FILE}/suspension`, [MatterStates, 'reopen']).as('matter_states.resume')
        router.put(`${FILE}/stage`, [MatterStates, 'stage']).as('matter_states.stage')
        router.post(`${FILE}/privacy`, [MatterSwitches, 'hide']).as('matter_switches.hide')
        router.delete(`${FILE}/privacy`, [MatterSwitches, 'show']).as('matter_switches.show')
        router.post(`${FILE}/read-only`, [MatterSwitches, 'close']).as('matter_switches.close')
        router.delete(`${FILE}/read-only`, [MatterSwitches, 'open']).as('matter_switches.open')
        router.put(`${FILE}/team`, [MatterTeams, 'update']).as('matter_teams.update')
        router.put(`${FILE}/tags`, [MatterTags, 'update']).as('matter_tags.update')
        router.post(`${FILE}/parties`, [MatterParties, 'store']).as('matter_parties.store')
        router.put(`${FILE}/parties/:id`, [MatterParties, 'update']).as('matter_parties.update')
        router.delete(`${FILE}/parties/:id`, [MatterParties, 'destroy']).as('matter_parties.destroy')
        router.post(`${FILE}/links`, [MatterLinks, 'store']).as('matter_links.store')
        router.delete(`${FILE}/links/:id`, [MatterLinks, 'destroy']).as('matter_links.destroy')
      })
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router.get('q/:code', [MatterLabels, 'open']).as('law_firm.matter_labels.open').use(middleware.as('user'))
