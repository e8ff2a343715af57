import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { TermComputations, TermConfirmations } = controllers.deadlines

router
  .group(() => {
    router.get('', [TermComputations, 'index']).as('index')
    router.post('', [TermComputations, 'store']).as('store')
    router.get(':id', [TermComputations, 'show']).as('show')
    router
      .post(':id/confirmation', [TermConfirmations, 'store'])
      .as('confirmation')
      .use([middleware.can('expedientes:editar'), middleware.inPerson()])
  })
  .prefix('calculadora')
  .as('law_firm.calculator')
  .use([middleware.as('lawyer'), middleware.can('expedientes:leer'), middleware.csrf(), middleware.idempotency()])
