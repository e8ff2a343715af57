import { FieldProblem } from '#app/core/errors/field_problem'
import { dayIn } from '#app/core/validators/query'
import type { ReportDefinition, ReportFilter } from '#app/insights/domain/report_definition'
import type { ReportField, ReportSubjectKey } from '#app/insights/domain/report_fields'
import { fieldOf } from '#app/insights/domain/report_subjects'

const AMOUNT = /^-?\d+$/
const unknown = (field: string) => new FieldProblem(field, 'insights.problem.unknown_field')

/** Throws a FieldProblem at what of a report cannot be read. */
export function checkDefinition(subject: ReportSubjectKey, definition: ReportDefinition): void {
  const { columns, group, sort } = definition
  for (const [at, key] of columns.entries()) if (!fieldOf(subject, key)) throw unknown(`columns.${at}`)
  for (const [at, { field }] of definition.filters.entries())
    if (!fieldOf(subject, field)) throw unknown(`filters.${at}.field`)
  checkFilters(subject, definition)
  if (group !== null && !fieldOf(subject, group)) throw unknown('group')
  if (group !== null && fieldOf(subject, group)!.type === 'money')
    throw new FieldProblem('group', 'insights.problem.group_of_money')
  if (sort !== null && !fieldOf(subject, sort)) throw unknown('sort')
}

/** Throws a FieldProblem at a filter with values that its field cannot have; one of a field that is gone is passed over. */
export function checkFilters(subject: ReportSubjectKey, { filters }: Pick<ReportDefinition, 'filters'>): void {
  for (const [at, filter] of filters.entries()) {
    const field = fieldOf(subject, filter.field)
    if (field) checkValues(field, filter, `filters.${at}`)
  }
}

function checkValues({ type, choices }: ReportField, { values, period, from, to }: ReportFilter, name: string): void {
  const isKnown = (value: string) => (type === 'choice' ? choices!.includes(value) : /^\d{1,15}$/.test(value))
  if (['choice', 'person'].includes(type) && !values.every(isKnown))
    throw new FieldProblem(`${name}.values`, 'validation.choice')
  const isDay = type === 'day' || type === 'instant'
  if (!isDay && period !== null) throw new FieldProblem(`${name}.period`, 'validation.choice')
  if (isDay && period !== null && period !== 'custom') return
  const isBound = (bound: string) => (isDay ? dayIn(bound) !== null : AMOUNT.test(bound))
  for (const [end, bound] of Object.entries({ from, to }))
    if (bound !== null && !isBound(bound))
      throw new FieldProblem(`${name}.${end}`, isDay ? 'insights.problem.no_day' : 'insights.problem.no_amount')
  if (from === null || to === null) return
  if (isDay && to < from) throw new FieldProblem(`${name}.to`, 'insights.problem.ends_before')
  if (!isDay && Number(to) < Number(from)) throw new FieldProblem(`${name}.to`, 'insights.problem.less_than_from')
}
