import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import type { FieldContext } from '@vinejs/vine/types'
import { STATE_NAMES } from '#app/core/places/states'
import { TIME_ZONES } from '#app/core/places/time_zones'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { isRfc, tidyRfc } from '#app/core/tax/rfc'
import { clabe, LENGTHS, line, strictId } from '#app/core/validators/fields'
import { phone } from '#app/core/validators/phone'
import { RESERVED_SLUGS, SLUG_SHAPE } from '#app/workspaces/domain/firm_slug'
import { PRACTICE_AREAS } from '#app/workspaces/domain/practice_areas'
import { confirmation } from '#app/accounts/validators/confirmation'

const MAX_LENGTHS = { city: 80, address: 200, taxName: 200, slug: 80, from: 2_000 } as const

/** A rule of one line: what is text and does not fit is refused under its name. */
const fitting = (name: string, fits: (value: string) => boolean) =>
  vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !fits(value)) field.report(name, name, field)
  })()

const zip = () => line(5).use(fitting('zip', (value) => /^\d{5}$/.test(value)))
const rfc = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? tidyRfc(value) || undefined : value))
    .use(fitting('rfc', isRfc))
const slug = () =>
  line(MAX_LENGTHS.slug)
    .use(fitting('slug', (value) => SLUG_SHAPE.test(value)))
    .use(fitting('reserved', (value) => !RESERVED_SLUGS.includes(value)))
const practiceAreas = () => vine.array(vine.enum(PRACTICE_AREAS)).distinct().maxLength(PRACTICE_AREAS.length)
export const selectionValidator = vine.create({ workspaceId: strictId(), from: line(MAX_LENGTHS.from).optional() })

export const newFirmValidator = vine.create({ name: line(LENGTHS.name) })

export const firmValidator = vine.create({
  name: line(LENGTHS.name),
  slug: slug(),
  phone: phone().optional(),
  address: line(MAX_LENGTHS.address).optional(),
  zip: zip().optional(),
  city: line(MAX_LENGTHS.city).optional(),
  state: vine.enum(STATE_NAMES).optional(),
  practiceAreas: practiceAreas(),
  publicProfile: vine.boolean(),
  timeZone: vine.enum(TIME_ZONES),
  rfc: rfc().optional(),
  taxName: line(MAX_LENGTHS.taxName).optional(),
  taxRegime: vine.enum(TAX_REGIMES).optional(),
  taxZip: zip().optional(),
  version: strictId(),
})

export const welcomeProfileValidator = vine.create({
  name: line(LENGTHS.name),
  phone: phone().optional(),
  license: line(20)
    .use(fitting('license', (value) => /^\d{5,10}$/.test(value)))
    .optional(),
  timeZone: line(60).use(fitting('timeZone', (value) => IANAZone.isValidZone(value))),
})

export const welcomeFirmValidator = vine.create({
  name: line(LENGTHS.name),
  city: line(MAX_LENGTHS.city).optional(),
  state: vine.enum(STATE_NAMES).optional(),
  practiceAreas: practiceAreas(),
})

export const bankAccountValidator = vine.create({ clabe: clabe().optional(), confirmation: confirmation() })
export const firmDeletionValidator = vine.create({ name: line(LENGTHS.name), confirmation: confirmation() })
export const transferValidator = vine.create({ memberId: strictId(), confirmation: confirmation() })
