import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { LENGTHS, line, text } from '#app/core/validators/fields'
import { DEADLINE_LENGTHS } from '#app/docket/domain/kinds'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { throughForm } from './through_form.js'

const act = vine.create({
  title: line(DEADLINE_LENGTHS.title),
  happenedOn: day(),
  notification: line(LENGTHS.short),
  removedReason: text(DEADLINE_LENGTHS.reason).optional(),
})

/** An act of a clock. One without its effect is none. */
export async function acceptClockAct(row: ArchiveRow): Promise<ArchiveRow | null> {
  const columns = ['title', 'happened_on', 'notification', 'removed_reason']
  const kept = await throughForm(row, { columns, validate: (input) => act.tryValidate(input) })
  return kept === null || kept.effect === null ? null : kept
}
