import { router } from '@inertiajs/react'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Timeline, TimelineDay } from '~/components/lists/timeline'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { useLocale } from '~/i18n/provider'
import { byDay, nearness, runsOf } from './timeline_days'
import { isNarrowed, timelineAddress, type TimelineFilters } from './timeline_filters'
import type { TimelineEntry } from './timeline_line'
import { TimelineRun } from './timeline_run'

interface MatterTimelineProps {
  matterId: number
  entries: TimelineEntry[]
  /** Where the older ones begin, when there are some. */
  older?: string | null
  filters?: TimelineFilters
}

/** What happened in a matter, day by day, newest first. */
export function MatterTimeline({ matterId, entries, older, filters }: MatterTimelineProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const now = useNow()
  if (entries.length === 0) {
    const narrowed = filters && isNarrowed(filters)
    return (
      <EmptyState
        icon={History}
        title={t(narrowed ? 'timeline.filter.none' : 'matters.timeline.empty.title')}
        text={t(narrowed ? 'timeline.filter.none_text' : 'matters.timeline.empty.text')}
      />
    )
  }

  return (
    <>
      <Timeline>
        {byDay(entries, locale, timeZone).map(({ name, items }) => {
          const near = nearness(name, now, locale, timeZone)
          return (
            <section key={name} className="not-first:pt-5">
              <TimelineDay title={near ? t(`matters.timeline.${near}`) : name} detail={near ? name : undefined} />
              {runsOf(items).map((run, index, runs) => (
                <TimelineRun key={run[0]!.id} run={run} last={index === runs.length - 1} />
              ))}
            </section>
          )
        })}
      </Timeline>
      {filters && <Older matterId={matterId} filters={filters} older={older ?? null} />}
    </>
  )
}

/** Adds the older entries below; a page that begins further down leads back to the start. */
function Older({ matterId, filters, older }: { matterId: number; filters: TimelineFilters; older: string | null }) {
  const t = useMessages()
  const [isLoading, setLoading] = useState(false)

  function load() {
    const parts = { only: ['timeline', 'olderEntries'], preserveState: true, preserveScroll: true, preserveUrl: true }
    const told = { onStart: () => setLoading(true), onFinish: () => setLoading(false) }
    router.get(timelineAddress(matterId, filters, older!), {}, { ...parts, ...told })
  }

  return (
    <div className="mt-3 flex gap-2">
      {older && (
        <Button onClick={load} pending={isLoading} pendingText={t('common.loading')}>
          {t('matters.timeline.older')}
        </Button>
      )}
      {filters.isLater && <ButtonLink href={timelineAddress(matterId, filters)}>{t('timeline.start')}</ButtonLink>}
    </div>
  )
}
