import { LOCALES, type Language } from '#app/core/messages/catalogue'

/**
 * A calendar day (`YYYY-MM-DD`) as the pages write it: «15 ene 2024», «Jan 15, 2024». Months are cut by hand as there, since ICU writes some with a
 * full stop or four letters.
 */
export function writtenDay(day: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(day))
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  const [date, month, year] = [part('day'), part('month').slice(0, 3), part('year')]
  return language === 'es' ? `${date} ${month} ${year}` : `${month} ${date}, ${year}`
}
