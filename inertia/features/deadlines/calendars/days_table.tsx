import { router } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { kindName, type CalendarArea, type CalendarView, type OwnDays } from './types'

interface DaysTableProps {
  area: CalendarArea
  view: CalendarView
  onEdit: (days: OwnDays) => void
  onRemove: (days: OwnDays) => void
}

/** Days of the list: those below the owner's have no number and nobody here changes them. */
type Row = Omit<OwnDays, 'id'> & { id: number | string; own: OwnDays | null }

const NOBODY = { reason: null, addedBy: null, addedAt: '', verifiedAt: null, own: null }

/** All days of a year with why they do not work, where that is said, who added and who verified them. */
function rowsOf({ below, own }: CalendarView): Row[] {
  const verifiedBy = below?.verifiedBy ?? null
  const closed = (below?.ranges ?? []).map((range): Row => {
    return { ...NOBODY, ...range, id: `closed-${range.from}`, counts: false, verifiedBy }
  })
  const opened = (below?.opened ?? []).map(({ on, basis }): Row => {
    return { ...NOBODY, id: `opened-${on}`, from: on, to: on, counts: true, kind: null, basis, verifiedBy }
  })
  const theirs = own.days.map((days): Row => ({ ...days, own: days }))
  return [...closed, ...opened, ...theirs].sort((one, other) => (one.from < other.from ? -1 : 1))
}

export function DaysTable({ area, view, onEdit, onRemove }: DaysTableProps) {
  const t = useMessages()
  const { calendar, can } = view
  const verify = ({ id, verifiedAt }: OwnDays) => {
    const address = { calendar: calendar.key, id }
    if (verifiedAt) router.delete(route(`${area}.calendars.days.doubt`, address), { preserveScroll: true })
    else router.post(route(`${area}.calendars.days.verify`, address), {}, { preserveScroll: true })
  }
  return (
    <RowsTable
      caption={t('deadlines.calendar.days')}
      rows={rowsOf(view)}
      columns={[
        {
          name: t('deadlines.calendar.when'),
          width: 'w-48',
          phone: 'title',
          cell: ({ from, to }) => (
            <span className="font-medium">
              <DateTime value={from} format="weekday" />
              {to !== from && (
                <>
                  {' – '}
                  <DateTime value={to} format="weekday" />
                </>
              )}
            </span>
          ),
        },
        {
          name: t('deadlines.calendar.kind'),
          width: 'w-40',
          cell: ({ counts, kind }) =>
            counts ? <Badge tone="success">{t('deadlines.calendar.opened')}</Badge> : kind && t(kindName(kind)),
        },
        {
          name: t('deadlines.calendar.basis'),
          cell: ({ basis, reason }) => (
            <span className="wrap-anywhere">{[basis, reason].filter(Boolean).join('. ')}</span>
          ),
        },
        {
          name: t('deadlines.calendar.added'),
          width: 'w-32',
          cell: (row) => <Added row={row} origin={calendar.origin} />,
        },
        { name: t('deadlines.calendar.state'), width: 'w-32', cell: (row) => <State row={row} /> },
        ...(can.edit
          ? [
              {
                name: t('deadlines.calendar.actions'),
                width: 'w-12',
                phone: 'end' as const,
                actions: ({ own }: Row) => own && <DaysMenu {...{ own, verify, onEdit, onRemove }} />,
              },
            ]
          : []),
      ]}
    />
  )
}

/** Who added days, and when; what is below the owner's comes with the calendar. */
function Added({ row: { own }, origin }: { row: Row; origin: CalendarView['calendar']['origin'] }) {
  const t = useMessages()
  if (!own) return <span className="text-fg-muted">{t(`deadlines.calendar.origin.${origin}`)}</span>
  return (
    <span>
      {own.addedBy ?? t('deadlines.sheet.nobody')}
      <span className="block text-sm text-fg-subtle">
        <DateTime value={own.addedAt} />
      </span>
    </span>
  )
}

/** Whether somebody compared days with where they are said. */
function State({ row: { verifiedBy } }: { row: Row }) {
  const t = useMessages()
  if (!verifiedBy) return <Badge>{t('deadlines.calendar.unverified')}</Badge>
  return <Badge tone="success">{t('deadlines.calendar.verified_by', { name: verifiedBy })}</Badge>
}

interface DaysMenuProps extends Pick<DaysTableProps, 'onEdit' | 'onRemove'> {
  own: OwnDays
  verify: (days: OwnDays) => void
}

function DaysMenu({ own, verify, onEdit, onRemove }: DaysMenuProps) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <OverflowMenu
      label={t('deadlines.calendar.actions_of', { day: formatDate(own.from, 'long', locale) })}
      items={[
        {
          label: t(own.verifiedAt ? 'deadlines.calendar.unverify' : 'deadlines.calendar.verify_days'),
          onSelect: () => verify(own),
        },
        { label: t('common.edit'), onSelect: () => onEdit(own) },
        'separator',
        { label: t('common.remove'), tone: 'danger', onSelect: () => onRemove(own) },
      ]}
    />
  )
}
