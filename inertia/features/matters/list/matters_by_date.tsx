import { Link } from '@inertiajs/react'
import { CalendarRange } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { matterAddress, type MatterFilters } from '~/features/matters/address'
import { PrivateBadge, StatusInList } from '~/features/matters/status_badge'
import type { MatterLine } from '~/features/matters/vocabulary'

interface MattersByDateProps {
  matters: MatterLine[]
  filters: MatterFilters
}

/** The matters along their dates: the next one of each, or the last time that somebody worked on it; month by month. */
export default function MattersByDate({ matters, filters }: MattersByDateProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const now = useNow()
  const isNext = filters.sort === 'next'
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  const dateOf = (matter: MatterLine) => (isNext ? matter.nextOn! : day.format(new Date(matter.updatedAt)))
  const today = now ? day.format(now) : ''
  const month = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const nameOf = (date: string) =>
    isNext && today && date < today
      ? t('matters.dates.overdue')
      : month.format(new Date(`${date.slice(0, 7)}-15T12:00:00Z`))
  const parts: { name: string; matters: MatterLine[] }[] = []
  for (const matter of matters) {
    const name = nameOf(dateOf(matter))
    if (parts.at(-1)?.name === name) parts.at(-1)!.matters.push(matter)
    else parts.push({ name, matters: [matter] })
  }

  if (matters.length === 0) {
    return <EmptyState icon={CalendarRange} title={t('matters.dates.none')} text={t('matters.dates.none_text')} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-6 py-3 max-md:px-4">
      {parts.map(({ name, matters: lines }) => (
        <section key={name}>
          <h2 className="pb-1 text-sm font-semibold first-letter:uppercase">{name}</h2>
          <ul className="divide-y divide-line-subtle border-y border-line-subtle">
            {lines.map((matter) => (
              <li key={matter.id} className="flex items-start gap-4 py-2.5">
                <span className="w-20 flex-none text-sm font-medium">
                  <DateTime value={dateOf(matter)} format="weekday" />
                </span>
                <span className="min-w-0 flex-1">
                  <Link
                    href={matterAddress(matter.id)}
                    className="font-medium wrap-break-word underline-offset-3 hover:underline"
                  >
                    {matter.title}
                  </Link>
                  <span className="block truncate text-sm text-fg-subtle">
                    {[matter.reference, matter.clientName ?? t('matters.no_client'), matter.stage]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="flex flex-none items-center gap-2 max-md:hidden">
                  {matter.private && <PrivateBadge />}
                  <StatusInList status={matter.status} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
