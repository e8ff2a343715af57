import { CalendarClock } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { Facts } from '~/components/layout/facts'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { kindOf } from './kinds'
import type { EventLine, Span } from './types'

interface EventCardProps {
  event: EventLine
  span: Span
  /** Where more of it stands. */
  href: string
  onClose: () => void
  onMove: () => void
}

/** What is known of an event, the way to it, and how to give it another time, or why not. */
export function EventCard({ event, span, href, onClose, onMove }: EventCardProps) {
  const t = useMessages()
  const when = useWhen(event)
  const { matter, court, place, link, move, peopleIds, conflicts } = event
  const nameOf = (id: number) => span.people.find((person) => person.id === id)?.name
  const people = peopleIds.map(nameOf).filter(Boolean).join(', ')
  const facts = [
    { label: t('calendar.card.when'), value: when },
    { label: t('calendar.card.people'), value: people },
    { label: t('calendar.card.matter'), value: matter && `${matter.reference} · ${matter.title}` },
    { label: t('calendar.card.court'), value: court?.name },
    { label: t('calendar.card.place'), value: place },
    {
      label: t('calendar.card.link'),
      value: link && (
        <a className="link" href={link} rel="noreferrer noopener" target="_blank">
          {link}
        </a>
      ),
    },
    {
      label: t('calendar.card.travel'),
      value: event.travelMinutes ? t('calendar.minutes', { count: event.travelMinutes }) : null,
    },
  ].filter(({ value }) => value)
  return (
    <Dialog
      open
      onClose={onClose}
      title={event.title}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {'href' in move && (
            <Button icon={CalendarClock} onClick={onMove}>
              {t('calendar.move.open')}
            </Button>
          )}
          {!event.isBusy && (
            <ButtonLink href={href} variant="primary">
              {t('calendar.card.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="outline">{t(kindOf(event.kind).name)}</Badge>
          {event.state !== 'open' && <Badge>{t(`calendar.state.${event.state}`)}</Badge>}
          {event.private && <Badge>{t('calendar.private')}</Badge>}
        </p>
        <Facts items={facts} />
        {conflicts.map(({ id, kind, personId }) => (
          <Note key={`${id} ${personId}`} tone="danger">
            {t(`calendar.conflict.${kind}`, {
              person: nameOf(personId) ?? '',
              title: span.events.find((other) => other.id === id)?.title ?? '',
            })}
          </Note>
        ))}
        {'refused' in move && !event.isBusy && <p className="text-sm text-fg-muted">{t(move.refused as MessageId)}</p>}
      </div>
    </Dialog>
  )
}

/** When an event is, as the language writes it. */
function useWhen({ allDay, start, end }: EventLine): string {
  const t = useMessages()
  const { locale } = useLocale()
  const day = (at: string) => formatDate(at.slice(0, 10), 'weekday-long', locale)
  if (allDay) return end && end !== start ? `${day(start)} – ${day(end)}` : day(start)
  const from = t('calendar.at', { day: day(start), time: start.slice(11) })
  if (!end) return from
  return end.slice(0, 10) === start.slice(0, 10)
    ? `${from}–${end.slice(11)}`
    : `${from} – ${t('calendar.at', { day: day(end), time: end.slice(11) })}`
}
