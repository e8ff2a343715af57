import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { FirstMatters, FirstSteps } = controllers.onboarding

router
  .group(() => {
    router
      .group(() => {
        router.get('files/first', [FirstMatters, 'create']).as('first_matter.create')
        router.post('files/first', [FirstMatters, 'store']).as('first_matter.store')
      })
      .use(middleware.can('expedientes:crear'))
    router
      .delete('first-steps', [FirstSteps, 'destroy'])
      .as('first_steps.destroy')
      .use([middleware.can('despacho:editar'), middleware.inPerson()])
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
