import type { Data } from '@generated/data'
import {
  Archive,
  ArchiveRestore,
  BellPlus,
  CircleCheck,
  CircleDot,
  FolderPlus,
  ListPlus,
  MessageSquare,
} from 'lucide-react'
import { Paperclip, Pencil, Pin, PinOff, Play, RotateCcw, StickyNote, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateTime } from '~/components/date_time'
import { TextLink } from '~/components/text_link'
import { TimelineItem } from '~/components/timeline'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { EditedFields } from './edited_fields'

export type TimelineEntry = Data.Matters.TimelineItem

const ICONS: Record<string, LucideIcon> = {
  'matters.timeline.opened': FolderPlus,
  'matters.timeline.edited': Pencil,
  'matters.timeline.archived': Archive,
  'matters.timeline.unarchived': ArchiveRestore,
  'matters.timeline.pinned': Pin,
  'matters.timeline.noted': StickyNote,
  'matters.timeline.unpinned': PinOff,
  'activities.timeline.added': ListPlus,
  'activities.timeline.started': Play,
  'activities.timeline.resolved': CircleCheck,
  'activities.timeline.reopened': RotateCcw,
  'activities.timeline.removed': Trash2,
  'activities.timeline.attached': Paperclip,
  'activities.timeline.reminder_set': BellPlus,
  'activities.timeline.note_written': StickyNote,
  'activities.timeline.commented': MessageSquare,
  'activities.timeline.note_edited': Pencil,
  'activities.timeline.note_removed': Trash2,
}

/** One thing that happened: who did what, with its detail under it. */
export function TimelineLine({ entry, last }: { entry: TimelineEntry; last: boolean }) {
  const t = useMessages()
  const { kind, actor, values, detail, at } = entry
  const who = actor?.name ?? t('matters.timeline.somebody')
  const bold = (chunks: ReactNode[]) => <b className="font-semibold">{chunks}</b>
  return (
    <TimelineItem
      icon={ICONS[kind] ?? CircleDot}
      last={last}
      time={<DateTime value={at} format="time" />}
      card={
        kind === 'matters.timeline.edited' ? <EditedFields values={values} /> : detail && <Detail detail={detail} />
      }
    >
      {t.rich(kind as MessageId, { ...values, who, b: bold })}
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
