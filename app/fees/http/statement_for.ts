import type { HttpContext } from '@adonisjs/core/http'
import { CURRENCIES } from '#app/core/money'
import { dayIn, wordIn } from '#app/core/validators/query'
import { fundsOf, fundStatement, type FundBalance, type FundStatement } from '#app/fees/queries/funds_of'
import type Matter from '#app/matters/models/matter'

/** The statement that an address asks for, `?currency=&from=&to=`; an empty one where nothing was held. Days in the wrong order are read as none. */
export async function statementFor(
  { request }: HttpContext,
  matter: Matter
): Promise<{ statement: FundStatement; currencies: FundBalance[] }> {
  const currencies = await fundsOf(matter)
  const asked = CURRENCIES.find((one) => one === wordIn(request.input('currency')))
  const currency = asked ?? currencies[0]?.currency ?? 'MXN'
  const days = { from: dayIn(request.input('from')), to: dayIn(request.input('to')) }
  const isBackwards = days.from !== null && days.to !== null && days.from > days.to
  const { from, to } = isBackwards ? { from: null, to: null } : days
  const empty = { currency, from, to, balance: 0, opening: 0, closing: 0, entered: 0, left: 0, lines: [] }
  return { statement: (await fundStatement(matter, { currency, from, to })) ?? empty, currencies }
}
