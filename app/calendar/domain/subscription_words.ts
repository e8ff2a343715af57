import type { DateTime } from 'luxon'
import type { CalendarEvent } from '#app/core/contributions/registries'
import { translate, type Voice } from '#app/core/messages/catalogue'

/** What a subscription says of an event, and when it reminds of it. */
export interface SubscriptionWords {
  summary: string
  description: string | null
  place: string | null
  alarms: number[]
}

const DAY = 24 * 60
const NINE = 9 * 60

/** Deadlines: at nine in the morning, seven, three and one days before. */
const DEADLINE_ALARMS = [7, 3, 1].map((days) => days * DAY - NINE)

/** Minutes before the way to a hearing begins. */
const BEFORE_THE_WAY = 60

/**
 * Puts an event into words. Masked, it names neither people nor records but the number of the matter: its words may be read by whoever looks at a
 * device; what only its owner may know is time that is taken. `zone` is that of the firm.
 */
export function subscriptionWords(
  event: CalendarEvent,
  { masked, voice, zone }: { masked: boolean; voice: Voice; zone: string }
): SubscriptionWords {
  const alarms = alarmsOf(event)
  const kind = translate(voice, `calendar.kind.${event.kind}`)
  const { matter, court, place, link, lastInstant } = event
  if (masked) {
    const summary = event.private ? translate(voice, 'calendar.busy') : said(' · ', [kind, matter?.reference])
    return { summary, description: null, place: null, alarms }
  }
  const description = said('\n', [
    lastInstant && translate(voice, 'calendar.last_instant', lastMoment(lastInstant, zone)),
    matter && `${matter.reference} · ${matter.title}`,
    court?.name,
    link,
  ])
  return {
    summary: `${kind}: ${event.title}`,
    description: description || null,
    place: place ?? court?.name ?? null,
    alarms,
  }
}

const said = (between: string, words: (string | null | undefined)[]) => words.filter(Boolean).join(between)

function alarmsOf({ kind, state = 'open', travelMinutes = 0, reminderMinutes }: CalendarEvent): number[] {
  if (state !== 'open') return []
  if (reminderMinutes !== undefined) return reminderMinutes === null ? [] : [reminderMinutes]
  if (kind === 'deadline') return DEADLINE_ALARMS
  return kind === 'hearing' ? [travelMinutes + BEFORE_THE_WAY] : []
}

/** The last moment for something on the clocks of a zone: midnight is the end of the day before. */
function lastMoment(instant: DateTime, zone: string): { day: string; time: string } {
  const local = instant.setZone(zone)
  const isMidnight = local.equals(local.startOf('day'))
  const day = isMidnight ? local.minus({ days: 1 }) : local
  return { day: day.toFormat('dd/MM/yyyy'), time: isMidnight ? '24:00' : local.toFormat('HH:mm') }
}
