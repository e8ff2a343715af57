import { isoDate } from '#sources/contract/sanity'
import { monthNumber } from '#sources/text/spanish'

const OBLIGATORY =
  /obligatori[ao]s?\s+a\s+partir\s+del?\s+(?:d[íi]a\s+)?(?:(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)\s*,?\s+)?(?<day>\d{1,2})(?:o\.|°|º)?\s+de\s+(?<month>\p{L}+)\s+de(?:l)?\s+(?<year>\d{4})/iu

/** The day since which a thesis binds, as its note of publication tells (`… de aplicación obligatoria a partir del lunes 6 de julio de 2026 …`): ISO date or null. */
export function bindsFrom(note: string | null): string | null {
  const { day, month, year } = OBLIGATORY.exec(note ?? '')?.groups ?? {}
  return day ? isoDate(Number(year), monthNumber(month ?? '') ?? 0, Number(day)) : null
}
