import type { Filter } from '#sources/contract/contract'

export const filters: Filter[] = [
  { name: 'topic', label: { es: 'Tema', en: 'Topic' }, type: 'facet' },
  { name: 'date', label: { es: 'Publicación o última reforma', en: 'Publication or last reform' }, type: 'date' },
  { name: 'is_abrogated', label: { es: 'Abrogada', en: 'Abrogated' }, type: 'flag', defaults: ['false'] },
]
