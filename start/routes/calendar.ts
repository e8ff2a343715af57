import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Calendar, CalendarSpans } = controllers.calendar

router
  .group(() => {
    router.get('', [Calendar, 'index']).as('index')
    router.get('days', [CalendarSpans, 'show']).as('days')
  })
  .prefix('calendar')
  .as('calendar')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])
