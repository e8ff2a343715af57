import { DateTime } from 'luxon'
import { clientVoice, LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'
import type { HearingKind } from './hearing_fields.js'

/** When and where a hearing is, as clients are told. */
export interface HearingPlace {
  day: string
  time: string
  court: string | null
  room: string | null
  address: string | null
  link: string | null
}

/** What a client is told of a hearing. */
export interface HearingFacts extends HearingPlace {
  kind: HearingKind
  minutes: number
  clientAttends: boolean
  /** The zone of the firm, on whose clocks its time is. */
  zone: string
  /** Names of who attends for the firm. */
  people: string[]
  /** Names of the documents to bring of which the client has a copy. */
  documents: string[]
  /** When and where it was to be before; null when nothing of that changed. */
  before: HearingPlace | null
}

/** A day in words and a time of day, and which clock that is, in the language of a client. */
function writtenWhen({ day, time }: HearingPlace, zone: string, language: Language): Record<string, string> {
  const at = DateTime.fromISO(`${day}T${time}`, { zone, locale: LOCALES[language] })
  return { day: writtenDate(day, language), time, clock: at.offsetNameLong ?? zone }
}

const writtenPlace = ({ court, room, address }: HearingPlace): string =>
  [court, room, address].filter(Boolean).join(', ')

/**
 * The values of an email to a client about a hearing: `kind`, `day` and `time` in words, and `facts`, a line for each thing that is known: when by the clock of the firm, where,
 * the link for who must attend, what to bring, who attends for the firm; where something changed, what it was before.
 */
export function hearingMailValues(hearing: HearingFacts, language: Language): Record<string, string> {
  const voice = clientVoice(language)
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(voice, `mails.hearing_line.${key}`, values)
  const when = writtenWhen(hearing, hearing.zone, language)
  const place = writtenPlace(hearing)
  const link = hearing.clientAttends ? hearing.link : null
  const list = new Intl.ListFormat(LOCALES[language])
  const { before } = hearing
  const wasWhen = before && (before.day !== hearing.day || before.time !== hearing.time)
  const wasPlace = before && writtenPlace(before) !== place && writtenPlace(before) !== ''
  const lines = [
    say('when', when),
    wasWhen && say('was_when', writtenWhen(before, hearing.zone, language)),
    place && say('where', { place }),
    wasPlace && say('was_where', { place: writtenPlace(before) }),
    link && say('link', { link }),
    link && before?.link && before.link !== link && say('new_link'),
    say('length', { minutes: String(hearing.minutes) }),
    hearing.people.length > 0 && say('people', { people: list.format(hearing.people) }),
    say(hearing.clientAttends ? 'attend' : 'need_not_attend'),
    hearing.clientAttends && say('bring'),
    hearing.clientAttends &&
      hearing.documents.length > 0 &&
      say('bring_documents', { documents: list.format(hearing.documents) }),
  ]
  return {
    ...when,
    kind: translate(voice, `hearings.kind.${hearing.kind}`),
    facts: lines.filter(Boolean).join('\n'),
  }
}
