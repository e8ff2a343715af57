import vine from '@vinejs/vine'

/** Every time zone that this installation knows, and the names that are only known elsewhere are refused. */
const ZONES = Intl.supportedValuesOf('timeZone')

/** Sunday, Monday or Saturday, as JavaScript counts days. */
export const WEEK_STARTS = [0, 1, 6] as const

export const preferencesValidator = vine.create({
  language: vine.enum(['es', 'en'] as const).optional(),
  theme: vine.enum(['light', 'dark', 'system'] as const).optional(),
  timeZone: vine.enum(ZONES).optional(),
  weekStartsOn: vine.enum(WEEK_STARTS).optional(),
})
