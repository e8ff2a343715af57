import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CourtLists, DaysOfRows, ListMatches, PublishedRows } = controllers.courtLists

/** What courts publish, in the library of the firm. */
router
  .group(() => {
    router.get('', [CourtLists, 'index']).as('index')
    router.get('hearings', [PublishedRows, 'hearings']).as('hearings')
    router.get('agreements', [PublishedRows, 'agreements']).as('agreements')
    router
      .group(() => {
        router.post('preview', [CourtLists, 'preview']).as('preview')
        router.post('', [CourtLists, 'store']).as('store')
        router.put('rows/:id/day', [DaysOfRows, 'update']).as('day')
      })
      .use([middleware.can('expedientes:editar'), middleware.idempotency()])
  })
  .prefix('law-firm/library/lists')
  .as('law_firm.court_lists')
  .use([middleware.as('lawyer'), middleware.can('expedientes:leer'), middleware.csrf()])

router
  .group(() => {
    router.post('acceptance', [ListMatches, 'accept']).as('accept')
    router.post('refusal', [ListMatches, 'refuse']).as('refuse')
    router.delete('refusal', [ListMatches, 'reopen']).as('reopen')
  })
  .prefix('law-firm/files/:dossierId/list-matches/:id')
  .as('law_firm.list_matches')
  .use([middleware.as('lawyer'), middleware.can('expedientes:editar'), middleware.csrf(), middleware.idempotency()])
