import type { ReactNode } from 'react'
import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { Details } from '~/components/layout/details'
import { TimelineItem } from '~/components/lists/timeline'
import { useMessages } from '~/hooks/use_messages'
import { TIMELINE_ICONS } from './timeline_icons'
import { TimelineLine, type TimelineEntry } from './timeline_line'

/** One line, or many uploads of one person as one line that opens. */
export function TimelineRun({ run, last }: { run: TimelineEntry[]; last: boolean }) {
  const t = useMessages()
  const [first] = run
  if (run.length === 1) return <TimelineLine entry={first!} last={last} />
  const who = first!.actor?.name ?? t('matters.timeline.somebody')
  const bold = (chunks: ReactNode[]) => <b className="font-semibold">{chunks}</b>
  return (
    <TimelineItem
      icon={TIMELINE_ICONS[first!.kind]!}
      last={last}
      time={<DateTime value={first!.at} format="time" />}
      card={<Uploads run={run} />}
    >
      {t.rich('lists.uploaded_many', { who, count: run.length, b: bold })}
    </TimelineItem>
  )
}

function Uploads({ run }: { run: TimelineEntry[] }) {
  const t = useMessages()
  return (
    <Details summary={t('lists.uploaded_files')} className="text-sm">
      <ul className="grid gap-1 pt-1 pl-5">
        {run.map(({ id, values, detail }) => (
          <li key={id} className="wrap-break-word">
            {detail?.href ? <TextLink href={detail.href}>{String(values.name)}</TextLink> : String(values.name)}
          </li>
        ))}
      </ul>
    </Details>
  )
}
