import vine from '@vinejs/vine'
import { picture } from '#app/core/files/picture_field'
import { LENGTHS, line } from '#app/core/validators/fields'
import { phone } from '#app/core/validators/phone'

/** Digits of a cédula profesional, blanks left out. Seven or eight today; older ones have fewer, so the form only asks to look again. */
const license = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') || undefined : value))
    .use(digits())

const digits = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value === 'string' && !/^\d{5,10}$/.test(value)) field.report('license', 'license', field)
})

export const profileValidator = vine.create({
  name: line(LENGTHS.name),
  phone: phone().optional(),
  license: license().optional(),
})

/** The side of a person's picture, in pixels. */
const PICTURE = 256

export const profilePictureValidator = vine.create({ picture: picture({ size: PICTURE }) })
