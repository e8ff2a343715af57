import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Translate } from '~/hooks/use_messages'
import { tagOf, type Locale } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'

/** The zones of Mexico: the centre first, then from east to west as people look for them. */
const MEXICAN = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Hermosillo',
  'America/Mazatlan',
  'America/Bahia_Banderas',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Ojinaga',
  'America/Monterrey',
  'America/Matamoros',
  'America/Merida',
  'America/Cancun',
]

/** «GMT-6» at this moment. */
function offsetOf(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

/** A zone as an option: Mexican ones by their name, others as the tz database calls them. */
export function zoneOption(zone: string, t: Translate, now: Date): BoxOption {
  const plain = zone.replaceAll('_', ' ')
  const isMexican = MEXICAN.includes(zone)
  const label = isMexican ? t(`settings.zone.${zone.split('/')[1]}` as MessageId) : plain
  return { value: zone, label, description: isMexican ? `${plain} · ${offsetOf(zone, now)}` : offsetOf(zone, now) }
}

/** Every zone that the browser knows, those of Mexico first. */
export function zoneOptions(t: Translate, now: Date): BoxOption[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !MEXICAN.includes(zone))
  return [...MEXICAN, ...others].map((zone) => zoneOption(zone, t, now))
}

/** The time on the clocks of a zone: «14:12». */
export function timeIn(zone: string, locale: Locale, now: Date): string {
  return new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
}
