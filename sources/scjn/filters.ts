import type { Filter } from '#sources/contract/contract'

export const filters: Filter[] = [
  {
    name: 'documentType',
    label: { es: 'Tipo de documento', en: 'Document type' },
    type: 'facet',
    defaults: ['tesis', 'voto', 'ejecutoria'],
  },
  { name: 'epoca', label: { es: 'Época', en: 'Epoch' }, type: 'facet' },
  { name: 'tipo', label: { es: 'Tipo', en: 'Type' }, type: 'facet' },
  { name: 'instancia', label: { es: 'Instancia', en: 'Court' }, type: 'facet' },
  { name: 'materia', label: { es: 'Materia', en: 'Subject' }, type: 'facet' },
  { name: 'año', label: { es: 'Año', en: 'Year' }, type: 'year' },
  {
    name: 'numero',
    label: { es: 'Tesis, registro o expediente', en: 'Thesis, registration or case' },
    type: 'text',
  },
]
