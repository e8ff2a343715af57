import { firstProblem } from './validators.js'
import type { Problem, Rule } from './validators.js'

export type FieldValue = string | number | boolean | null | File | object

/** The name of a field for people, which may follow what is chosen in others, and its rules, in the order in which they are checked. */
export interface FieldPlan<T = never> {
  label: string | ((data: T) => string)
  rules?: Rule[]
}

/** The fields of a form, in the order in which they are on the page. */
export type Plan<T> = { [Name in keyof T]?: FieldPlan<T> }

/** What a field is called for people with the values as they are; undefined for what is no field of the form. */
export function labelOf<T>(plan: FieldPlan<T> | undefined, data: T): string | undefined {
  return typeof plan?.label === 'function' ? plan.label(data) : plan?.label
}

/** One line of the summary of a form. */
export interface FormProblem {
  name: string
  fieldId: string
  /** Absent when the server speaks of something that is no field of the form. */
  label?: string
  message: string
  kind: 'required' | 'other'
}

/** What is wrong with the values, by field. */
export function problemsOf<T extends object>(plan: Plan<T>, data: T) {
  const fields = Object.entries(plan) as [keyof T & string, FieldPlan][]
  const found = fields.map(([name, { rules = [] }]) => [name, firstProblem(rules, data[name], data)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Record<string, Problem>
}

/** The sentence above a form: what is missing when only that is wrong, else that something is. */
export function summaryId(problems: Pick<FormProblem, 'kind'>[]) {
  const onlyMissing = problems.every((problem) => problem.kind === 'required')
  return onlyMissing ? 'forms.summary_missing' : 'forms.summary_invalid'
}
