import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { NEW_BENCH } from '#app/judiciary/bench'
import JudgeTenure from '#app/judiciary/models/judge_tenure'
import type { Seat } from './store_rulings.js'

/**
 * Writes the times in a court that rulings tell: from the first to the last, the benches before and since September 2025 apart. Where the
 * catalogue knows the times of a judge in a court, it alone is believed.
 */
export async function rebuildTenures(trx: TransactionClientContract, seats: Seat[]): Promise<void> {
  const unique = new Map(seats.map((seat) => [`${seat.judgeId} ${seat.courtId}`, seat]))
  for (const { judgeId, courtId } of unique.values()) {
    const seat = { judge_id: judgeId, court_id: courtId }
    const ofOrigin = (origin: string) => JudgeTenure.query({ client: trx }).where({ judgeId, courtId, origin })
    await ofOrigin('rulings').delete()
    if (await ofOrigin('catalogue').first()) continue
    const spans = await spansOf(trx, judgeId, courtId)
    const now = toSqlInstant(clock.now())
    const rows = spans.map((span) => ({
      ...seat,
      ...span,
      role: 'judge',
      origin: 'rulings',
      created_at: now,
      updated_at: now,
    }))
    if (rows.length) await trx.knexQuery().table('judge_tenures').insert(rows)
  }
}

async function spansOf(trx: TransactionClientContract, judgeId: number, courtId: number) {
  const rows = await trx
    .from('ruling_judges as j')
    .join('judicial_rulings as r', 'r.document_id', 'j.document_id')
    .where({ 'j.judge_id': judgeId, 'r.court_id': courtId, 'r.counted': 1 })
    .whereNotNull('r.decided_on')
    .groupByRaw('CASE WHEN r.decided_on < ? THEN 0 ELSE 1 END', [NEW_BENCH])
    .min('r.decided_on as starts_on')
    .max('r.decided_on as ends_on')
  return rows.map(({ starts_on, ends_on }) => ({ starts_on, ends_on }))
}
