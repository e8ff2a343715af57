import vine from '@vinejs/vine'
import { tidyRfc } from '#app/core/tax/rfc'
import { id, line, text } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'
import { PARTY_SIDES } from '#app/matters/domain/party_roles'
import { DECISIONS, RELATIONS } from '#app/conflicts/match'

const NAME = 200
const CODE = 18
/** Most names of one check. */
const NAMES = 20

const code = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? tidyRfc(value) || undefined : value))
    .maxLength(CODE)

const searched = () => ({ name: line(NAME), rfc: code().optional(), curp: code().optional() })

export const checkValidator = vine.create({
  searched: vine.array(vine.object(searched())).minLength(1).maxLength(NAMES),
})

export const hintValidator = vine.create({
  ...searched(),
  clientId: id().optional(),
  matterId: id().optional(),
  /** On which side of the matter whoever is typed stands. */
  side: vine.enum(PARTY_SIDES).optional(),
})

/** Who waives or declines says why. */
export const decisionValidator = vine.create({
  decision: vine.enum(DECISIONS),
  reason: text(2_000).optional().requiredWhen('decision', 'in', ['waived', 'declined']),
})

export const relationValidator = vine.create({ name: line(NAME), kind: vine.enum(RELATIONS), otherName: line(NAME) })

/** What of the checks is shown; what is not known is left out. */
export const checkFiltersValidator = vine.create({
  page: page(),
  decision: vine
    .enum(['pending', ...DECISIONS])
    .parse((value) => ['pending', ...DECISIONS].find((known) => known === value))
    .optional(),
})

export const pageValidator = vine.create({ page: page() })
