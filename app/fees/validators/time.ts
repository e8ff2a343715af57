import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { id, text, version } from '#app/core/validators/fields'
import { readMinutes } from '#app/fees/domain/minutes'
import { TIME_LIMITS } from '#app/fees/domain/time_fields'
import { amount } from './amount.js'

const written = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (readMinutes(String(value)) === null) field.report('no minutes', 'minutes', field)
})

/** Minutes as people write them (`90`, `1:30`, `1.5 h`); comes out as a whole number. */
const minutes = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .maxLength(20)
    .use(written())
    .transform((value) => readMinutes(value)!)

const time = () => ({
  workedOn: day(),
  minutes: minutes(),
  description: text(TIME_LIMITS.description),
  billable: vine.boolean(),
  rate: amount().nullable().optional(),
})

export const newTimeValidator = vine.create({ matterId: id(), ...time() })
export const editTimeValidator = vine.create({ version: version(), ...time() })
export const seenValidator = vine.create({ version: version() })

export const timerValidator = vine.create({ matterId: id() })
export const stoppedTimerValidator = vine.create({
  minutes: minutes().nullable().optional(),
  description: text(TIME_LIMITS.description),
  billable: vine.boolean(),
})
