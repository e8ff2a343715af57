import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { SavedViews } = controllers.savedViews

/** Each list has its own permission, which the controller and the policy ask for. */
router
  .group(() => {
    router.post('views', [SavedViews, 'store']).as('store')
    router.put('views/:id', [SavedViews, 'update']).as('update')
    router.delete('views/:id', [SavedViews, 'destroy']).as('destroy')
    router.post('views/:id/default', [SavedViews, 'choose']).as('choose')
    router.delete('views/:id/default', [SavedViews, 'unchoose']).as('unchoose')
  })
  .prefix('law-firm')
  .as('law_firm.saved_views')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
