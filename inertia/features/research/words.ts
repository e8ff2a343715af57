import type { Bilingual } from '~/features/research/types'
import { yearsOf } from '~/features/research/address'
import type { Translate } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Locale } from '~/i18n/provider'

const DOCUMENT_TYPES: Record<string, MessageId> = {
  tesis: 'research.type.tesis',
  ejecutoria: 'research.type.ejecutoria',
  voto: 'research.type.voto',
}

/** A value of a filter as people say it; what a source writes for people already is left as it is. */
export function valueInWords(t: Translate, filter: string, value: string): string {
  const id = filter === 'documentType' ? DOCUMENT_TYPES[value] : undefined
  return id ? t(id) : value
}

/** The values of a filter in one line: «Civil, Penal», «1996 a 2020», «desde 2010». */
export function valuesInWords(t: Translate, filter: { name: string; type?: string }, values: string[]): string {
  if (filter.type !== 'year' && filter.name !== 'año')
    return values.map((value) => valueInWords(t, filter.name, value)).join(', ')
  const { from, to } = yearsOf(values)
  if (from === to) return String(from)
  if (from === null) return t('research.years_until', { to: String(to) })
  if (to === null) return t('research.years_from', { from: String(from) })
  return t('research.years_between', { from: String(from), to: String(to) })
}

/** A search in one line: its words, or its filters when it has none. */
export function searchInWords(
  t: Translate,
  locale: Locale,
  search: { text: string; filters: { name: string; label: Bilingual; values: string[] }[] }
): string {
  const filters = search.filters.map(
    ({ name, label, values }) => `${label[locale]}: ${valuesInWords(t, { name }, values)}`
  )
  return [search.text, ...filters].filter(Boolean).join(' · ')
}
