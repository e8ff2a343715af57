import type { Filter } from '#sources/contract/contract'

export const filters: Filter[] = [
  { name: 'estado', label: { es: 'Estado', en: 'State' }, type: 'facet' },
  { name: 'doc_type', label: { es: 'Tipo de ordenamiento', en: 'Kind of law' }, type: 'facet' },
]
