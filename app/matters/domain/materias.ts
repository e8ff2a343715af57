/** Branches of law under which firms in Mexico file their matters: those that a firm says it practises. The names are `matters.materia.<key>` in the catalogues. */
export { PRACTICE_AREAS as MATERIAS, type PracticeArea as Materia } from '#app/workspaces/domain/practice_areas'

export const STATUSES = ['active', 'suspended', 'concluded'] as const

export type Status = (typeof STATUSES)[number]
