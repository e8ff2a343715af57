import type { Bilingual } from '~/features/research/types'
import { daysOf, yearsOf } from '~/features/research/address'
import type { Translate } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import type { Locale } from '~/i18n/provider'

const DOCUMENT_TYPES: Record<string, MessageId> = {
  tesis: 'research.type.tesis',
  ejecutoria: 'research.type.ejecutoria',
  voto: 'research.type.voto',
  sentencia: 'research.type.sentencia',
  expediente: 'research.type.expediente',
  ley: 'research.type.ley',
  articulo: 'research.type.articulo',
  codigo: 'research.type.codigos',
  constitucion: 'research.type.constitucion',
  codigos: 'research.type.codigos',
  leyes: 'research.type.leyes',
}

const ANSWERS: Record<string, Record<string, MessageId>> = {
  is_abrogated: { false: 'research.flag.in_force', true: 'research.flag.abrogated' },
  downloadedPDF: { true: 'research.flag.with_file', false: 'research.flag.without_file' },
}

/** A value of a filter as people say it; what a source writes for people already is left as it is. */
export function valueInWords(t: Translate, filter: string, value: string): string {
  const isType = filter === 'documentType' || filter === 'doc_type'
  const id = isType ? DOCUMENT_TYPES[value] : ANSWERS[filter]?.[value]
  return id ? t(id) : value
}

function daysInWords(t: Translate, locale: Locale, values: string[]): string {
  const { from, to } = daysOf(values)
  const day = (date: string | null) => (date ? formatDate(date, 'short', locale) : '')
  return spanInWords(t, day(from), day(to))
}

/** From one day or year to another; empty where it is open. */
function spanInWords(t: Translate, from: string, to: string): string {
  if (from === to) return from
  if (from === '') return t('research.years_until', { to })
  if (to === '') return t('research.years_from', { from })
  return t('research.years_between', { from, to })
}

/** The values of a filter in one line: «Civil, Penal», «1996 a 2020», «desde 2010», «hasta 3 mar 2024». */
export function valuesInWords(
  t: Translate,
  locale: Locale,
  filter: { name: string; type?: string },
  values: string[]
): string {
  if (values[0]?.includes('..')) return daysInWords(t, locale, values)
  if (filter.type !== 'year' && filter.name !== 'año')
    return values.map((value) => valueInWords(t, filter.name, value)).join(', ')
  const { from, to } = yearsOf(values)
  return spanInWords(t, String(from ?? ''), String(to ?? ''))
}

/** A search in one line: its words, or its filters when it has none. */
export function searchInWords(
  t: Translate,
  locale: Locale,
  search: { text: string; filters: { name: string; label: Bilingual; values: string[] }[] }
): string {
  const filters = search.filters.map(
    ({ name, label, values }) => `${label[locale]}: ${valuesInWords(t, locale, { name }, values)}`
  )
  return [search.text, ...filters].filter(Boolean).join(' · ')
}
