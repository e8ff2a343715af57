import { router } from '@inertiajs/react'
import { CalendarPlus, CircleCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import type { MenuItems } from '~/components/actions/menu'
import { Tabs } from '~/components/actions/tabs'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { CalendarDialogs, type OpenedDialog } from './calendar_dialogs'
import { CalendarsFrame } from './calendars_frame'
import { DaysTable } from './days_table'
import { YearGrid } from './year_grid'
import { YearState } from './year_state'
import { warningText, type CalendarArea, type CalendarView } from './types'

/** A calendar of non-working days in one year: twelve months, and the list of its days with where each is said. */
export function CalendarPage({ area, ...view }: CalendarView & { area: CalendarArea }) {
  const t = useMessages()
  const [opened, ask] = useState<OpenedDialog | null>(null)
  const { calendar, year, known, can } = view
  const years = [...new Set([...(calendar.years ?? []), year])].sort()
  return (
    <CalendarsFrame
      area={area}
      title={calendar.name}
      crumbs={[
        { label: t('deadlines.calendars.title'), href: route(`${area}.calendars.index`) },
        { label: calendar.name },
      ]}
      actions={<CalendarActions {...{ area, view, ask }} />}
      flush
    >
      {!calendar.isLaw && (
        <Tabs
          label={t('deadlines.calendar.years_of')}
          items={years.map((one) => ({
            label: String(one),
            href: route(`${area}.calendars.show`, { calendar: calendar.key }, { year: one }),
            current: one === year,
          }))}
        />
      )}
      <div className="grid gap-5 px-6 py-4 max-md:px-4">
        {calendar.warnings
          .filter((warning) => warning !== 'unverified')
          .map((warning) => (
            <Note key={warning} tone="warning">
              {t(warningText(warning))}
            </Note>
          ))}
        {calendar.isLaw && <Note>{t('deadlines.calendar.law_text')}</Note>}
        {known && <YearState {...{ area, view }} onEditSource={() => ask({ what: 'source' })} />}
        {known || calendar.isLaw ? (
          <YearGrid {...{ calendar, year, known }} />
        ) : (
          <EmptyState
            icon={CalendarPlus}
            title={t('deadlines.calendar.unknown_year', { year: String(year) })}
            text={t('deadlines.calendar.unknown_year_text')}
            actions={
              can.edit && (
                <Button variant="primary" icon={Plus} onClick={() => ask({ what: 'year' })}>
                  {t('deadlines.calendar.add_year')}
                </Button>
              )
            }
          />
        )}
      </div>
      {known && (
        <DaysTable
          {...{ area, view }}
          onEdit={(days) => ask({ what: 'days', days })}
          onRemove={(days) => ask({ what: 'remove_days', days })}
        />
      )}
      <CalendarDialogs {...{ area, view, opened }} onClose={() => ask(null)} />
    </CalendarsFrame>
  )
}

interface ActionsProps {
  area: CalendarArea
  view: CalendarView
  ask: (opened: OpenedDialog) => void
}

/** What can be done with a calendar: days first, the rest behind three dots. */
function CalendarActions({ area, view: { calendar, year, known, own, can }, ask }: ActionsProps) {
  const t = useMessages()
  const address = { calendar: calendar.key }
  const file = (format: string) => route(`${area}.calendars.file`, address, { format, year })
  const downloads: MenuItems = [
    { label: t('deadlines.calendar.export_csv'), href: file('csv'), external: true },
    { label: t('deadlines.calendar.export_ics'), href: file('ics'), external: true },
  ]
  const changes: MenuItems = [
    { label: t('deadlines.calendar.import'), onSelect: () => ask({ what: 'import' }) },
    { label: t('deadlines.calendar.add_year'), onSelect: () => ask({ what: 'year' }) },
    ...(calendar.isOwn ? [{ label: t('deadlines.calendar.edit'), onSelect: () => ask({ what: 'edit' }) }] : []),
    'separator',
  ]
  const removals: MenuItems = [
    ...(own.year
      ? [
          {
            label: t(own.year.isWhole ? 'deadlines.calendar.remove_year' : 'deadlines.calendar.remove_changes', {
              year: String(year),
            }),
            tone: 'danger' as const,
            onSelect: () => ask({ what: 'remove_year' }),
          },
        ]
      : []),
    ...(calendar.isOwn && calendar.years?.length === 0
      ? [
          {
            label: t('deadlines.calendar.remove'),
            tone: 'danger' as const,
            onSelect: () => ask({ what: 'remove' }),
          },
        ]
      : []),
  ]
  const verify = () =>
    router.post(route(`${area}.calendars.years.verify`, { ...address, year }), {}, { preserveScroll: true })
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {can.edit && known && !own.year?.verifiedAt && (
        <Button icon={CircleCheck} onClick={verify}>
          {t('deadlines.calendar.verify')}
        </Button>
      )}
      {can.edit && known && (
        <Button variant="primary" icon={Plus} onClick={() => ask({ what: 'days' })}>
          {t('deadlines.calendar.add_days')}
        </Button>
      )}
      {!calendar.isLaw && (
        <OverflowMenu
          label={t('deadlines.calendar.more')}
          items={[
            ...(can.edit ? changes : []),
            ...downloads,
            ...(can.edit && removals.length > 0 ? (['separator', ...removals] as MenuItems) : []),
          ]}
        />
      )}
    </div>
  )
}
