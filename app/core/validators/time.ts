import vine from '@vinejs/vine'

const isTime = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) field.report('no time', 'time', field)
})

/** A time of day, `HH:MM`. */
export const time = () => vine.string().use(isTime())
