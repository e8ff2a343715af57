import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { paletteProviders, type PaletteProvider } from '#app/core/contributions/registries'
import { translateFor } from '#app/core/messages/catalogue'
import { joinOn } from '#app/core/models/join_on'
import { todayInMexico } from '#app/core/mexico'
import { searchFold } from '#app/core/text/fold'
import Court from '#app/courts/models/court'
import Matter from '#app/matters/models/matter'
import { daysOf } from '#app/calendar/domain/entry_times'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import Hearing from '#app/calendar/models/hearing'
import { addressOfEntry } from '#app/calendar/queries/entry_events'
import { knownEntries, ofPeople } from '#app/calendar/queries/known_entries'

const MAX_WORDS = 8

/** The words of a text as columns for searching hold them: letters and digits alone, so that none is a pattern. */
const wordsIn = (text: string) =>
  searchFold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)

const written = (day: string) => DateTime.fromISO(day).toFormat('dd/MM/yyyy')

/** Events of one's own that are not over, by their name: three queries. */
const entries: PaletteProvider['search'] = async (viewer, text, limit) => {
  const words = wordsIn(text)
  if (viewer.workspaceId === null || words.length === 0) return []
  const today = todayInMexico()
  const query = CalendarEntry.in({ id: viewer.workspaceId })
    .whereNull('calendar_entries.cancelled_at')
    .where('calendar_entries.until_day', '>=', today)
  for (const word of words) query.where('calendar_entries.title_folded', 'like', `%${word}%`)
  const found = ofPeople(query, viewer.workspaceId, [viewer.userId]).orderBy('calendar_entries.until_day').limit(limit)
  return (await knownEntries(viewer, found)).map(({ entry, matter }) => {
    const days = daysOf(entry)
    const day = days.find((each) => each >= today) ?? days.at(-1)!
    const context = [written(day), matter && `${matter.reference} · ${matter.title}`].filter(Boolean).join(' · ')
    return { title: entry.title, context, href: addressOfEntry(entry.id, day) }
  })
}

/** Hearings to come, by their matter and their court: one query. */
const hearings: PaletteProvider['search'] = async (viewer, text, limit) => {
  const words = wordsIn(text)
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer') || words.length === 0) return []
  const query = Hearing.in({ id: viewer.workspaceId })
    .where('hearings.status', 'scheduled')
    .where('hearings.day', '>=', todayInMexico())
    .whereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'hearings.matter_id'))
    .join(...joinOn(Matter, 'hearings.matter_id'))
    .leftJoin(...joinOn(Court, 'hearings.court_id'))
  for (const word of words)
    query.where((either) => {
      void either.where('matters.search_text', 'like', `%${word}%`).orWhere('courts.name_folded', 'like', `%${word}%`)
    })
  const found = await query
    .orderBy('hearings.day')
    .limit(limit)
    .select('hearings.*', 'matters.reference', 'matters.title as matter_title')
  return found.map(({ id, kind, day, matterId, $extras }) => ({
    title: translateFor(viewer, `hearings.kind.${kind}`),
    context: `${written(day)} · ${$extras.reference} · ${$extras.matter_title}`,
    href: route('law_firm.matters.show', { dossierId: matterId }, { tab: 'hearings', hearing: id }),
  }))
}

export const paletteParts = partsOf(
  paletteProviders,
  { key: 'hearings', order: 36, search: hearings },
  { key: 'entries', order: 37, search: entries }
)
