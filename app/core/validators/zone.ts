import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'

const isZone = vine.createRule((value, _, field) => {
  if (!IANAZone.isValidZone(String(value))) field.report('no zone', 'zone', field)
})

/** A time zone by its IANA name, such as `America/Tijuana`. */
export const zone = () => vine.string().maxLength(60).use(isZone())
