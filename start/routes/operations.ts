import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('sources', [controllers.research.Sources, 'index']).as('sources.index')
    router
      .post('sources/:source/:kind/readings', [controllers.research.SourceReadings, 'store'])
      .as('source_readings.store')
    router
      .get('sources/rejected/:id/answer', [controllers.research.RejectedAnswers, 'show'])
      .as('rejected_answers.show')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('admin'), middleware.csrf(), middleware.idempotency()])
