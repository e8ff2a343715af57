import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { TAG_LENGTH } from '#app/clients/domain/client_tags'
import { CLIENT_TEXTS, PLAIN_TEXTS } from '#app/clients/domain/fields'
import { composedName, type ClientFields } from '#app/clients/domain/client_fields'
import { STATE_NAMES } from '#app/core/places/states'
import { tidyCurp } from '#app/core/tax/curp'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { tidyRfc } from '#app/core/tax/rfc'
import { confirmation } from '#app/accounts/validators/confirmation'
import { email, id, ids, line, text } from '#app/core/validators/fields'
import { phone } from '#app/core/validators/phone'

/** Lengths of the fields of a client, as the columns have them. */
export const CLIENT_LENGTHS = {
  name: 200,
  surname: 100,
  rfc: CLIENT_TEXTS.rfc.length,
  curp: CLIENT_TEXTS.curp.length,
  label: 30,
  notes: CLIENT_TEXTS.notes.length,
} as const

const MAX_PHONES = 10
/** A client has this many tags at most. */
export const MAX_TAGS = 100
const BATCH = 100
const L = CLIENT_LENGTHS

/** A rule of one line: what is text and does not fit is refused under its name. */
const fitting = (name: string, fits: (value: string) => boolean) =>
  vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !fits(value)) field.report(name, name, field)
  })()

/** The names of a person fit together into one. */
const together = vine.createRule((_value: unknown, _: undefined, field: FieldContext) => {
  if (composedName(field.parent as ClientFields).length > L.name)
    field.report('too long together', 'maxLength', field, { max: L.name })
})

/** In capitals without blanks. Whether it is right is told, never asked. */
const identifier = (max: number, tidy: (value: string) => string) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? tidy(value) || undefined : value))
    .maxLength(max)
    .use(fitting('identifier', (value) => /^[A-ZÑ&\d]+$/.test(value)))

const digits = () => line(5).use(fitting('zip', (value) => /^\d{5}$/.test(value)))
type PlainRules = Record<(typeof PLAIN_TEXTS)[number], ReturnType<ReturnType<typeof line>['optional']>>
const plain = () =>
  Object.fromEntries(PLAIN_TEXTS.map((key) => [key, line(CLIENT_TEXTS[key].length).optional()])) as PlainRules

const shared = () => ({
  ...plain(),
  taxRegime: vine.enum(TAX_REGIMES).optional(),
  rfc: identifier(L.rfc, tidyRfc).optional(),
  curp: identifier(L.curp, tidyCurp).optional(),
  email: email().optional(),
  phones: vine
    .array(vine.object({ number: phone(), label: line(L.label).optional() }))
    .maxLength(MAX_PHONES)
    .optional(),
  zip: digits().optional(),
  state: vine.enum(STATE_NAMES).optional(),
  notes: text(L.notes).optional(),
  responsibleId: id().optional(),
  tags: vine.array(line(TAG_LENGTH)).maxLength(MAX_TAGS).optional(),
})

const names = () =>
  vine.group([
    vine.group.if((data) => data.type === 'business', {
      type: vine.literal('business'),
      name: line(L.name),
    }),
    vine.group.else({
      type: vine.literal('person'),
      givenNames: line(L.name).use(together()),
      firstSurname: line(L.surname).optional(),
      secondSurname: line(L.surname).optional(),
    }),
  ])

export const clientValidator = vine.create(vine.object(shared()).merge(names()))

/** `version` is that of the client when the person began to edit. */
export const editClientValidator = vine.create(vine.object({ ...shared(), version: id() }).merge(names()))

/** `versions` are those that the person saw; `mergedId` is who becomes part of the other. */
export const mergeValidator = vine.create(
  vine.object({ ...shared(), mergedId: id(), versions: vine.object({ kept: id(), merged: id() }) }).merge(names())
)

export const clientBatchValidator = vine.create({ ids: ids(BATCH) })

export const clientDeletionValidator = vine.create({ confirmation: confirmation() })

const typed = (max: number) => vine.string().maxLength(max).optional()

/** What is typed so far of a client; nothing of it has to be right. */
export const clientCheckValidator = vine.create({
  type: vine.enum(['person', 'business'] as const),
  name: typed(420),
  tradeName: typed(L.name),
  rfc: typed(40),
  curp: typed(40),
  email: typed(254),
  phones: vine.array(vine.string().maxLength(40)).maxLength(MAX_PHONES).optional(),
  except: id().optional(),
})
