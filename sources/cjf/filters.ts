import type { Filter } from '#sources/contract/contract'

/** Values of all of them are open: the site publishes no lists. */
export const filters: Filter[] = [
  { name: 'numExpediente', label: { es: 'Número de expediente', en: 'Case number' }, type: 'text' },
  { name: 'estado', label: { es: 'Estado', en: 'State' }, type: 'facet' },
  { name: 'ciudad', label: { es: 'Ciudad', en: 'City' }, type: 'facet' },
  { name: 'asunto', label: { es: 'Tipo de asunto', en: 'Kind of case' }, type: 'facet' },
  { name: 'materia', label: { es: 'Materia', en: 'Subject' }, type: 'facet' },
  { name: 'subMateria', label: { es: 'Submateria', en: 'Branch of the subject' }, type: 'facet' },
  { name: 'circuito', label: { es: 'Circuito', en: 'Circuit' }, type: 'facet' },
  { name: 'organo', label: { es: 'Órgano', en: 'Court' }, type: 'facet' },
  { name: 'tipoOrgano', label: { es: 'Tipo de órgano', en: 'Kind of court' }, type: 'facet' },
  { name: 'especialidadOrgano', label: { es: 'Especialidad del órgano', en: 'Branch of the court' }, type: 'facet' },
  { name: 'magistrados', label: { es: 'Magistrados', en: 'Judges' }, type: 'facet' },
  { name: 'actosReclamados', label: { es: 'Actos reclamados', en: 'Acts claimed' }, type: 'facet' },
  {
    name: 'actosReclamadosEspecificos',
    label: { es: 'Actos reclamados específicos', en: 'Acts claimed, in detail' },
    type: 'facet',
  },
  { name: 'sentidoSentencia', label: { es: 'Sentido de la sentencia', en: 'Outcome of the ruling' }, type: 'facet' },
  { name: 'fechaPresentacion', label: { es: 'Fecha de presentación', en: 'Date of filing' }, type: 'date' },
  { name: 'fechaSentencia', label: { es: 'Fecha de la sentencia', en: 'Date of the ruling' }, type: 'date' },
  { name: 'downloadedPDF', label: { es: 'Con PDF descargable', en: 'With a PDF to download' }, type: 'flag' },
]
