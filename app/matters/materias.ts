/** Branches of law under which firms in Mexico file their matters. The names are `matters.materia.<key>` in the catalogues. */
export const MATERIAS = [
  'administrative',
  'agrarian',
  'amparo',
  'civil',
  'commercial',
  'constitutional',
  'corporate',
  'criminal',
  'electoral',
  'environmental',
  'family',
  'immigration',
  'intellectual_property',
  'labor',
  'real_estate',
  'social_security',
  'tax',
  'other',
] as const

export type Materia = (typeof MATERIAS)[number]

export const STATUSES = ['active', 'suspended', 'concluded'] as const

export type Status = (typeof STATUSES)[number]
