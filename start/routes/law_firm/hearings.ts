import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Hearings } = controllers.calendar

router
  .group(() => {
    router.post('', [Hearings, 'store']).as('store')
    router.put(':id', [Hearings, 'update']).as('update')
    router.delete(':id', [Hearings, 'destroy']).as('destroy')
    router.put(':id/conclusion', [Hearings, 'conclude']).as('conclude')
  })
  .prefix('law-firm/files/:dossierId/hearings')
  .as('law_firm.hearings')
  .use([middleware.as('lawyer'), middleware.can('expedientes:editar'), middleware.csrf(), middleware.idempotency()])
