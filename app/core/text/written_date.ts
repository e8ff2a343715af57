import { LOCALES, type Language } from '#app/core/messages/catalogue'

type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod', string>

function partsOf(date: Date, language: Language, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: language === 'es' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: language === 'es' ? 'h23' : 'h12',
  })
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value])) as Parts
}

const ofDay = ({ weekday, day, month, year }: Parts, language: Language) =>
  language === 'es' ? `${weekday} ${day} de ${month} de ${year}` : `${weekday}, ${month} ${day}, ${year}`

/** A calendar day (`YYYY-MM-DD`) in full: «viernes 20 de marzo de 2026», «Friday, March 20, 2026». */
export function writtenDate(day: string, language: Language): string {
  return ofDay(partsOf(new Date(day), language, 'UTC'), language)
}

/** An instant (ISO) by the clock of an IANA zone: «viernes 20 de marzo de 2026, 14:12 h», «Friday, March 20, 2026, 2:12 PM». */
export function writtenInstant(instant: string, language: Language, timeZone: string): string {
  const parts = partsOf(new Date(instant), language, timeZone)
  const { hour, minute, dayPeriod } = parts
  return `${ofDay(parts, language)}, ${language === 'es' ? `${hour}:${minute} h` : `${hour}:${minute} ${dayPeriod}`}`
}
