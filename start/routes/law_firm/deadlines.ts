import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  CalendarDayVerifications,
  CalendarDays,
  CalendarFiles,
  CalendarYearVerifications,
  CalendarYears,
  Calendars,
  TermComputations,
  TermConfirmations,
  TermSheets,
} = controllers.deadlines

router
  .group(() => {
    router.get('', [TermComputations, 'index']).as('index')
    router.post('', [TermComputations, 'store']).as('store')
    router.get(':id', [TermComputations, 'show']).as('show')
    router.get(':id/sheet.pdf', [TermSheets, 'show']).as('pdf')
    router
      .post(':id/confirmation', [TermConfirmations, 'store'])
      .as('confirmation')
      .use([middleware.can('expedientes:editar'), middleware.inPerson()])
  })
  .prefix('calculadora')
  .as('law_firm.calculator')
  .use([middleware.as('lawyer'), middleware.can('expedientes:leer'), middleware.csrf(), middleware.idempotency()])

/** A year in an address: what is none is one that no calendar has. */
const YEAR = { cast: (text: string) => (/^2\d{3}$/.test(text) ? Number(text) : 0) }

/** Calendars of non-working days: what is read of them in a place. */
function calendars() {
  router.get('calendars', [Calendars, 'index']).as('index')
  router.get('calendars/:calendar', [Calendars, 'show']).as('show')
  router.get('calendars/:calendar/file', [CalendarFiles, 'show']).as('file')
}

/** What changes them. */
function calendarWrites() {
  router.post('calendars', [Calendars, 'store']).as('store')
  router.put('calendars/:calendar', [Calendars, 'update']).as('update')
  router.delete('calendars/:calendar', [Calendars, 'destroy']).as('destroy')
  router.post('calendars/:calendar/file', [CalendarFiles, 'store']).as('import')
  router.post('calendars/:calendar/file/preview', [CalendarFiles, 'preview']).as('preview')
  router.post('calendars/:calendar/days', [CalendarDays, 'store']).as('days.store')
  router.put('calendars/:calendar/days/:id', [CalendarDays, 'update']).as('days.update')
  router.delete('calendars/:calendar/days/:id', [CalendarDays, 'destroy']).as('days.destroy')
  router.post('calendars/:calendar/days/:id/verification', [CalendarDayVerifications, 'store']).as('days.verify')
  router.delete('calendars/:calendar/days/:id/verification', [CalendarDayVerifications, 'destroy']).as('days.doubt')
  router.post('calendars/:calendar/years', [CalendarYears, 'store']).as('years.store')
  router
    .group(() => {
      router.put('', [CalendarYears, 'update']).as('update')
      router.delete('', [CalendarYears, 'destroy']).as('destroy')
      router.post('verification', [CalendarYearVerifications, 'store']).as('verify')
      router.delete('verification', [CalendarYearVerifications, 'destroy']).as('doubt')
    })
    .prefix('calendars/:calendar/years/:year')
    .as('years')
    .where('year', YEAR)
}

const WRITING = [middleware.csrf(), middleware.idempotency()]

router
  .group(() => {
    router.group(calendars).use(middleware.can('expedientes:leer'))
    router.group(calendarWrites).use(middleware.can('despacho:editar'))
  })
  .prefix('law-firm/settings')
  .as('law_firm.calendars')
  .use([middleware.as('lawyer'), ...WRITING])

/** The same for operators: what all firms get. */
router
  .group(() => {
    router.group(calendars)
    router.group(calendarWrites)
  })
  .prefix('settings')
  .as('settings.calendars')
  .use([middleware.as('admin'), ...WRITING])
