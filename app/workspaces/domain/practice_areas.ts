/** The branches of law (materias) that a firm says it practises: those under which matters are filed. */
export const PRACTICE_AREAS = [
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

export type PracticeArea = (typeof PRACTICE_AREAS)[number]
