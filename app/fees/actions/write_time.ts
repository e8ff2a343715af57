import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import type { TimeFields } from '#app/fees/domain/time_fields'
import TimeEntry from '#app/fees/models/time_entry'
import { rateOf } from '#app/fees/queries/rate_of'
import type Matter from '#app/matters/models/matter'
import { type Firm } from './hold_fees.js'
import { differing, logRow } from './log_matter.js'

/** An entry of a person that was looked at in a version. */
export interface SeenEntry {
  entry: TimeEntry
  version: number
}

const TOLD = ['workedOn', 'minutes', 'description', 'billable', 'rate'] as const
const loggedFields = (entry: TimeEntry) => Object.fromEntries(TOLD.map((name) => [name, entry[name] ?? null]))
const toLogRow = ({ id, matterId, workspaceId }: TimeEntry) => ({
  type: 'time_entry' as const,
  id,
  matterId,
  workspaceId,
})

/** Throws a FieldProblem for a day to come. */
function mustBePast(firm: Firm, { workedOn }: TimeFields): void {
  if (workedOn > firmToday(firm)) throw new FieldProblem('workedOn', 'billing.problem.paid_later')
}

/** Writes down the time of a person in a matter within a transaction, at the rate that was agreed unless another is said. */
export async function addTime(
  trx: Trx,
  author: Author,
  { matter, fields }: { matter: Pick<Matter, 'id' | 'workspaceId'>; fields: TimeFields }
): Promise<TimeEntry> {
  const agreed = await rateOf(matter, author.userId!, trx)
  const of = { workspaceId: matter.workspaceId, matterId: matter.id, userId: author.userId }
  const row = {
    ...of,
    ...fields,
    currency: agreed.currency,
    rate: fields.rate ?? agreed.rate,
    chargeId: null,
    version: 1,
  }
  const entry = await TimeEntry.create(row, { client: trx })
  await logRow(trx, author, toLogRow(entry), { action: 'time_entry.added', after: loggedFields(entry) })
  return entry
}

/** The time that a person writes down for themselves. */
export class WriteTime {
  /** Throws a FieldProblem for a day to come. */
  add(author: Author, firm: Firm, matter: Matter, fields: TimeFields): Promise<TimeEntry> {
    mustBePast(firm, fields)
    return changingMoney((trx) => addTime(trx, author, { matter, fields }))
  }

  /** Throws a FieldProblem for another version and for what was charged. */
  edit(author: Author, firm: Firm, { entry, version }: SeenEntry, fields: TimeFields): Promise<TimeEntry> {
    mustBePast(firm, fields)
    return changingMoney(async (trx) => {
      const current = await lockEntry(trx, entry)
      current.mustBeFree(version)
      const before = loggedFields(current)
      current.merge({ ...fields, rate: fields.rate ?? current.rate, version: version + 1 })
      await current.save()
      const { before: was, after, isEmpty } = differing(before, loggedFields(current))
      if (!isEmpty) await logRow(trx, author, toLogRow(current), { action: 'time_entry.edited', before: was, after })
      return current
    })
  }

  /** Throws a FieldProblem for another version and for what was charged. */
  remove(author: Author, { entry, version }: SeenEntry): Promise<void> {
    return changingMoney(async (trx) => {
      const current = await lockEntry(trx, entry)
      current.mustBeFree(version)
      await logRow(trx, author, toLogRow(current), { action: 'time_entry.deleted', before: loggedFields(current) })
      await current.delete()
    })
  }
}

async function lockEntry(trx: Trx, { id, workspaceId }: TimeEntry): Promise<TimeEntry> {
  const current = await TimeEntry.in({ id: workspaceId }, trx).where('time_entries.id', id).forUpdate().first()
  if (!current) throw new NotFound('time_entries')
  return current
}
