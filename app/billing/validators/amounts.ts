import vine from '@vinejs/vine'

/**
 * A figure in its smallest unit, as the browser sends it: a whole number. What was typed and is none comes as the text that it is, so that the field can say what is wrong with it:
 * a sign, too many decimals, or no number at all.
 */
function figure(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const typed = value.trim()
  if (typed === '') return undefined
  if (/^\d+$/.test(typed)) return Number(typed)
  if (/^-\d+(\.\d+)?$/.test(typed)) return -1
  return /^\d+\.\d+$/.test(typed) ? 0.5 : 'no number'
}

/** Whole units from 0 to `max`. */
export const units = (max: number) =>
  vine
    .number()
    .parse((value) => figure(value))
    .withoutDecimals()
    .min(0)
    .max(max)

/** Whole units from 1 to `max`. */
export const someUnits = (max: number) =>
  vine
    .number()
    .parse((value) => figure(value))
    .positive()
    .withoutDecimals()
    .max(max)
