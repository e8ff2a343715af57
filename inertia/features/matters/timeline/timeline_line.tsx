import type { Data } from '@generated/data'
import { CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { TimelineItem } from '~/components/lists/timeline'
import { useMessages } from '~/hooks/use_messages'
import { formatDate, isDay } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'
import { EditedFields } from './edited_fields'
import { TIMELINE_ICONS } from './timeline_icons'

export type TimelineEntry = Data.Matters.TimelineItem

/** One thing that happened: who did what, with its detail under it. */
export function TimelineLine({ entry, last }: { entry: TimelineEntry; last: boolean }) {
  const t = useMessages()
  const { kind, actor, values, detail, at } = entry
  const who = actor?.name ?? t('matters.timeline.somebody')
  const { locale } = useLocale()
  const told = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isDay(value) ? formatDate(value, 'long', locale) : value])
  )
  // What the sentence names already is opened from there, not named again below it.
  const isNamed = detail?.title !== '' && Object.values(values).includes(detail?.title ?? '')
  const bold = (chunks: ReactNode[]) =>
    isNamed && detail?.href && chunks.join('') === detail.title ? (
      <TextLink href={detail.href}>{chunks}</TextLink>
    ) : (
      <b className="font-semibold">{chunks}</b>
    )
  const below = isNamed ? detail?.text && { title: '', text: detail.text, href: null } : detail
  return (
    <TimelineItem
      icon={TIMELINE_ICONS[kind] ?? CircleDot}
      last={last}
      time={<DateTime value={at} format="time" />}
      card={kind === 'matters.timeline.edited' ? <EditedFields values={values} /> : below && <Detail detail={below} />}
    >
      {t.rich(kind as MessageId, { ...told, who, b: bold })}
    </TimelineItem>
  )
}

function Detail({ detail: { title, text, href } }: { detail: NonNullable<TimelineEntry['detail']> }) {
  const t = useMessages()
  return (
    <div className="grid max-w-140 gap-1 rounded-lg border border-line bg-surface px-3 py-2.5 text-sm">
      {title && (href ? <TextLink href={href}>{title}</TextLink> : <span className="text-fg-muted">{title}</span>)}
      {text && <p className="whitespace-pre-line wrap-break-word text-fg-muted">{text}</p>}
      {!title && href && <TextLink href={href}>{t('timeline.open')}</TextLink>}
    </div>
  )
}
