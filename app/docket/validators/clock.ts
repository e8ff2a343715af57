import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { ACT_EFFECTS, CLOCK_NOTIFICATIONS, CLOCK_TERMS } from '#app/docket/domain/clocks'
import { DEADLINE_LENGTHS } from '#app/docket/domain/kinds'

const act = () => ({
  title: line(DEADLINE_LENGTHS.title),
  happenedOn: day(),
  notification: vine.enum(CLOCK_NOTIFICATIONS),
  documentId: id().nullable().optional(),
})

export const newClockValidator = vine.create({
  ...act(),
  term: vine.enum(CLOCK_TERMS),
  handling: line(LENGTHS.short).nullable().optional(),
  acceptPast: vine.boolean().optional(),
})

export const clockActValidator = vine.create({ ...act(), version: version(), effect: vine.enum(ACT_EFFECTS) })

export const removedActValidator = vine.create({ version: version(), reason: text(DEADLINE_LENGTHS.reason) })
