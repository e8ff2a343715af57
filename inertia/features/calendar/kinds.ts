import { AlarmClock, CalendarDays, Gavel, Hourglass, ListTodo, type LucideIcon } from 'lucide-react'
import type { MessageId } from '~/i18n/messages'

/** How a kind of event is named and drawn. Colour never stands alone: each has a word and a drawing. */
const KINDS: Record<string, { name: MessageId; icon: LucideIcon; tone: string }> = {
  activity: { name: 'calendar.kind.activity', icon: ListTodo, tone: 'info' },
  reminder: { name: 'calendar.kind.reminder', icon: AlarmClock, tone: 'warning' },
  deadline: { name: 'calendar.kind.deadline', icon: Hourglass, tone: 'danger' },
  hearing: { name: 'calendar.kind.hearing', icon: Gavel, tone: 'void' },
  event: { name: 'calendar.kind.event', icon: CalendarDays, tone: 'accent' },
}

/** A kind as it is drawn; one that the client does not know yet is drawn plainly. */
export const kindOf = (kind: string) =>
  KINDS[kind] ?? { name: 'calendar.kind.other' as const, icon: CalendarDays, tone: 'accent' }
