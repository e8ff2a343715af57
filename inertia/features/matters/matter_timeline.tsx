import { History } from 'lucide-react'
import { ButtonLink } from '~/components/button_link'
import { EmptyState } from '~/components/empty_state'
import { Timeline, TimelineDay } from '~/components/timeline'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { useLocale } from '~/i18n/provider'
import { matterAddress } from './address'
import { byDay, nearness } from './timeline_days'
import { TimelineLine, type TimelineEntry } from './timeline_line'

const MORE = 30

interface MatterTimelineProps {
  matterId: number
  entries: TimelineEntry[]
  /** How many were asked for, when there are older ones. */
  olderEntries?: number | null
}

/** What happened in a matter, day by day, newest first. */
export function MatterTimeline({ matterId, entries, olderEntries }: MatterTimelineProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const now = useNow()
  if (entries.length === 0) {
    return (
      <EmptyState icon={History} title={t('matters.timeline.empty.title')}>
        {t('matters.timeline.empty.text')}
      </EmptyState>
    )
  }

  return (
    <>
      <Timeline>
        {byDay(entries, locale, timeZone).map(({ name, items }) => {
          const near = nearness(name, now, locale, timeZone)
          return (
            <section key={name}>
              <TimelineDay title={near ? t(`matters.timeline.${near}`) : name} detail={near ? name : undefined} />
              {items.map((entry, index) => (
                <TimelineLine key={entry.id} entry={entry} last={index === items.length - 1} />
              ))}
            </section>
          )
        })}
      </Timeline>
      {olderEntries && (
        <ButtonLink
          href={matterAddress(matterId, 'timeline', olderEntries + MORE)}
          preserveScroll
          preserveState
          replace
          className="mt-3"
        >
          {t('matters.timeline.older')}
        </ButtonLink>
      )}
    </>
  )
}
