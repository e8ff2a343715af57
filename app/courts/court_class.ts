import { fold } from '#app/core/text/fold'

const FORMS: [form: RegExp, letter: string][] = [
  [/colegiados? de apelacion|unitarios?/, 'A'],
  [/tribunal colegiado|colegiados? de circuito|colegiado en materia/, 'C'],
  [/plenos? /, 'P'],
  [/laboral/, 'L'],
  [/juzgado|centro de justicia/, 'J'],
]

/** The class by which the judiciary tells its courts apart (J, C, A, L, P), by the name alone; empty when it tells nothing. */
export function classOfName(name: string): string {
  return FORMS.find(([form]) => form.test(fold(name)))?.[1] ?? ''
}
