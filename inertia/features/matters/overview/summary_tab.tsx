import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from '~/features/matters/address'
import { MatterPanels } from '~/features/matters/matter_parts'
import type { LoadedPart } from '~/features/parts'
import { MatterTimeline } from '~/features/matters/timeline/matter_timeline'
import { PinTitle } from './pin_line'
import type { TimelineEntry } from '~/features/matters/timeline/timeline_line'

interface SummaryTabProps {
  matter: Data.Matters.Matter
  panels: LoadedPart[]
  timeline: TimelineEntry[]
  hasOlder: boolean
  pins: Data.Matters.MatterPin[]
  pinCount: number
}

/** What happened last in a matter and what was pinned last, each with the way to the whole. */
export function SummaryTab({ matter, panels, timeline, hasOlder, pins, pinCount }: SummaryTabProps) {
  const matterId = matter.id
  const t = useMessages()
  const all = hasOlder && (
    <TextLink href={matterAddress(matterId, 'timeline')}>{t('matters.overview.see_timeline')}</TextLink>
  )
  const allPins = pinCount > pins.length && (
    <TextLink href={matterAddress(matterId, 'research')}>{t('matters.overview.see_research')}</TextLink>
  )
  return (
    <div className="grid gap-7">
      <MatterPanels record={{ matter }} panels={panels} />
      <Part title={t('matters.overview.last_activity')} end={all}>
        <MatterTimeline matterId={matterId} entries={timeline} />
      </Part>
      {pins.length > 0 && (
        <Part title={t('matters.overview.pinned')} end={allPins}>
          <ul>
            {pins.map((pin) => (
              <li key={pin.id} className="grid gap-1 border-t border-line-subtle py-3 first:border-t-0 first:pt-1">
                <PinTitle pin={pin} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, end, children }: { title: string; end: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-4 pb-1">
        <h2 className="text-md font-semibold">{title}</h2>
        <span className="text-sm">{end}</span>
      </div>
      {children}
    </section>
  )
}
