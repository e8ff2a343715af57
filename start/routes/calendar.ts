import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Calendar, CalendarSpans, CalendarSubscriptions, Entries, EntryImports, EntryTimes, SubscribedCalendars } =
  controllers.calendar
const { GoogleConnections, GoogleSyncs } = controllers.googleCalendar

router
  .group(() => {
    router.get('', [Calendar, 'index']).as('index')
    router.get('days', [CalendarSpans, 'show']).as('days')
    router.get('subscriptions', [CalendarSubscriptions, 'index']).as('subscriptions.index')
    router
      .group(() => {
        router.post('', [CalendarSubscriptions, 'store']).as('store')
        router.post(':id/renewal', [CalendarSubscriptions, 'renew']).as('renew')
        router.delete(':id', [CalendarSubscriptions, 'destroy']).as('destroy')
      })
      .prefix('subscriptions')
      .as('subscriptions')
      .use(middleware.inPerson())
  })
  .prefix('calendar')
  .as('calendar')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

/** Events of a file: whoever works in a firm has a calendar of their own. */
router
  .group(() => {
    router.post('', [EntryImports, 'store']).as('store')
    router.post('preview', [EntryImports, 'preview']).as('preview')
  })
  .prefix('calendar/imports')
  .as('calendar.imports')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

/** Programs that read a calendar sign in nowhere: the address itself is the secret. */
router.get('calendar/feeds/:file', [SubscribedCalendars, 'show']).as('calendar.subscription')

router
  .group(() => {
    router.post('entries', [Entries, 'store']).as('entries.store')
    router.put('entries/:id', [Entries, 'update']).as('entries.update')
    router.post('entries/:id/cancellation', [Entries, 'cancel']).as('entries.cancel')
    router.put('entries/:id/times', [EntryTimes, 'update']).as('entry_times.update')
  })
  .prefix('calendar')
  .as('calendar')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

/** The calendar at Google of somebody who works in a firm. */
router
  .group(() => {
    router.get('', [GoogleConnections, 'index']).as('index')
    router
      .group(() => {
        router.post('', [GoogleConnections, 'store']).as('store')
        router.put('', [GoogleConnections, 'update']).as('update')
        router.delete('', [GoogleConnections, 'destroy']).as('destroy')
        router.get('callback', [GoogleConnections, 'show']).as('callback')
        router.post('preview', [GoogleSyncs, 'preview']).as('preview')
        router.post('syncs', [GoogleSyncs, 'store']).as('syncs.store')
        router.delete('syncs', [GoogleSyncs, 'destroy']).as('syncs.destroy')
        router.post('syncs/:id/undo', [GoogleSyncs, 'undo']).as('syncs.undo')
      })
      .use(middleware.inPerson())
  })
  .prefix('calendar/google')
  .as('calendar.google')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
