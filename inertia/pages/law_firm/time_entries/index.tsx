import { Head } from '@inertiajs/react'
import { ChevronLeft, ChevronRight, Clock, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { addDays } from '~/features/charges/form/figures'
import { TimeForm } from '~/features/fees/time_form'
import { TimeItem } from '~/features/fees/time_item'
import type { TimeLine } from '~/features/fees/types'
import { WatchBar } from '~/features/fees/watch_bar'
import { WeekByMatter } from '~/features/fees/week_by_matter'
import type { OwnTime, WeekProps } from '~/features/fees/week_types'
import { clockOf } from '~/features/fees/words'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

type Opened = { entry: TimeLine | null } | null

/** The own time of a week, day by day and by matter. */
export default function Time({ days, today, entries, watch, seesMoney }: WeekProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const mayWrite = usePermission('expedientes:editar')
  const week = (by: number) => route('law_firm.time_entries.index', {}, { week: addDays(days[0]!, by) })
  const worked = days.filter((day) => entries.some(({ workedOn }) => workedOn === day)).reverse()
  const add = () => setOpened({ entry: null })
  return (
    <>
      <Head title={t('fees.week.title')} />
      <PageHead
        title={t('fees.week.title')}
        meta={t('fees.week.lead')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={Plus} onClick={add}>
              {t('fees.add_time')}
            </Button>
          )
        }
      />
      <BillingTabs current="time" />
      <div className="grid max-w-240 gap-4 px-6 pb-10 max-md:px-4">
        {watch && <WatchBar watch={watch} />}
        <WeekNav days={days} today={today} week={week} />
        {worked.length === 0 ? (
          <EmptyState
            icon={Clock}
            title={t('fees.week.empty')}
            text={mayWrite && t('fees.week.empty_text')}
            action={mayWrite && { label: t('fees.add_time'), onClick: add }}
          />
        ) : (
          <>
            {worked.map((day) => (
              <Day
                key={day}
                day={day}
                entries={entries.filter(({ workedOn }) => workedOn === day)}
                onEdit={mayWrite ? (entry) => setOpened({ entry }) : undefined}
              />
            ))}
            <WeekByMatter entries={entries} />
          </>
        )}
      </div>
      {opened && <TimeForm matterId={null} {...{ ...opened, today, seesMoney }} onClose={() => setOpened(null)} />}
    </>
  )
}

interface WeekNavProps extends Pick<WeekProps, 'days' | 'today'> {
  week: (by: number) => string
}

function WeekNav({ days, today, week }: WeekNavProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const [first, last] = [days[0]!, days[6]!]
  const isNow = first <= today && today <= last
  return (
    <nav aria-label={t('fees.week.title')} className="flex flex-wrap items-center gap-2">
      <ButtonLink size="sm" icon={ChevronLeft} href={week(-7)} aria-label={t('fees.week.previous')} />
      <span className="font-medium tabular-nums">
        {formatDate(first, 'day', locale)} – {formatDate(last, 'short', locale)}
      </span>
      <ButtonLink size="sm" icon={ChevronRight} href={week(7)} aria-label={t('fees.week.next')} />
      {!isNow && (
        <ButtonLink size="sm" variant="ghost" href={route('law_firm.time_entries.index')}>
          {t('fees.week.today')}
        </ButtonLink>
      )}
    </nav>
  )
}

interface DayProps {
  day: string
  entries: OwnTime[]
  onEdit?: (entry: OwnTime) => void
}

function Day({ day, entries, onEdit }: DayProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const minutes = entries.reduce((total, entry) => total + entry.minutes, 0)
  const nameOf = ({ matter }: OwnTime) => (matter ? matter.reference : t('fees.week.other_matter'))
  return (
    <section className="grid gap-1">
      <h2 className="flex justify-between gap-3 text-sm font-semibold">
        <span>{formatDate(day, 'weekday', locale)}</span>
        <span className="tabular-nums">{t('fees.hours', { time: clockOf(minutes) })}</span>
      </h2>
      <ul className="divide-y divide-line-subtle border-y border-line-subtle">
        {entries.map((entry) => (
          <TimeItem
            key={entry.id}
            entry={{ ...entry, userName: nameOf(entry) }}
            onEdit={onEdit && entry.chargeId === null && entry.matter ? () => onEdit(entry) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}
