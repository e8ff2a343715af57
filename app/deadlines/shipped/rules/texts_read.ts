import type { Day } from '../../domain/days.js'

/**
 * The day of the last reform (Diario Oficial de la Federación) in the text of each law in which its rules were read, by the law's key: an article that reads otherwise since
 * a later day makes its rules doubtful.
 */
export const TEXTS_READ: Readonly<Record<string, Day>> = {
  'ley-de-amparo': '2025-10-16',
  'ley-federal-de-procedimiento-contencioso-administrativo': '2025-11-14',
  'ley-federal-de-procedimiento-administrativo': '2025-11-14',
  'codigo-fiscal-de-la-federacion': '2025-11-14',
  'codigo-de-comercio': '2025-11-14',
  // Its publication: which later text was read is not known, so that any reform of an article is told.
  'codigo-nacional-de-procedimientos-civiles-y-familiares': '2023-06-07',
  'ley-federal-del-trabajo': '2025-02-21',
}
