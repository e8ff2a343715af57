import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firmToday } from '#app/core/time_zone'
import { statementSpan } from '#app/billing/domain/statement_filters'
import type { AccountScope } from '#app/billing/queries/account_scope'
import { loadStatement, MOST_MOVEMENTS, type Statement, type StatementSpan } from '#app/billing/queries/load_statement'

/** Months that a statement covers where nobody says which days: this one and those before it. */
const USUAL_MONTHS = 6

/** The days that an address asks for; the months up to today otherwise. Days in the wrong order are put right, and none is later than today. */
export async function spanOf(ctx: HttpContext, firm: { timeZone: string }): Promise<StatementSpan> {
  const today = firmToday(firm)
  const asked = await statementSpan.validate(ctx.request.qs())
  const to = asked.to !== null && asked.to < today ? asked.to : today
  const from = asked.from ?? firstOfMonth(to, USUAL_MONTHS - 1)
  return from <= to ? { from, to, today } : { from: to, to: from < today ? from : today, today }
}

/** The first day of the month so many months before that of a day. */
function firstOfMonth(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number)
  const index = year! * 12 + month! - 1 - months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

/** A statement that can be printed. Throws a FieldProblem at `from` for one with more movements than a document holds. */
export async function printableStatement(
  scope: AccountScope,
  clientId: number,
  span: StatementSpan
): Promise<Statement> {
  const statement = await loadStatement(scope, clientId, span)
  if (statement.isTooLong)
    throw new FieldProblem('from', 'account_statements.problem.too_long', { most: MOST_MOVEMENTS })
  return statement
}
