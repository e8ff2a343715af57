import type { Trx } from '#app/core/database/trx'
import { Registry } from '#app/core/contributions/registry'
import { rowsBy } from '#app/core/tenancy/rows'

/** What a module knows of the next date of matters: the earliest day (`YYYY-MM-DD`) of what is still open in each. */
export interface NextDate {
  key: string
  next(trx: Trx, matterIds: number[]): Promise<Map<number, string>>
}

export const nextDates = new Registry<NextDate>('next dates of matters')

/** Keeps the next date of matters in step with what their parts say. Called, in its transaction, by whoever writes something with a date. */
export async function refreshNextDates(trx: Trx, matterIds: number[]): Promise<void> {
  const ids = [...new Set(matterIds)]
  if (ids.length === 0) return
  const told: Map<number, string>[] = []
  for (const { next } of nextDates.all()) told.push(await next(trx, ids))
  for (const id of ids) {
    const days = told.flatMap((days) => days.get(id) ?? []).sort()
    const next_on = days[0] ?? null
    const changed = rowsBy(trx, 'matters', { id })
    if (next_on === null) void changed.whereNotNull('next_on')
    else void changed.where((other) => void other.whereNull('next_on').orWhereNot('next_on', next_on))
    await changed.update({ next_on })
  }
}
