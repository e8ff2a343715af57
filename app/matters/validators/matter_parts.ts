import vine from '@vinejs/vine'
import { email, id, ids, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { AUDIENCES } from '#app/matters/actions/make_codes'
import { LINK_KINDS, PARTY_KINDS, PARTY_ROLES, PARTY_SIDES } from '#app/matters/domain/party_roles'

const MAX_LENGTHS = { rfc: 13, phone: 40, role: 80, name: 200, license: 20 } as const
const MAX_ITEMS = { lawyers: 20, labels: 60 } as const

/** In capitals and without the blanks and hyphens with which people write it; what the other side says is kept as it says it. */
const rfc = () =>
  line(MAX_LENGTHS.rfc).parse((value) =>
    typeof value === 'string' ? value.normalize('NFC').toUpperCase().replace(/[\s-]/g, '') || undefined : value
  )

const party = () => ({
  kind: vine.enum(PARTY_KINDS),
  name: line(MAX_LENGTHS.name),
  role: vine.enum(PARTY_ROLES),
  roleOther: line(MAX_LENGTHS.role).optional().requiredWhen('role', '=', 'other'),
  side: vine.enum(PARTY_SIDES),
  rfc: rfc().optional(),
  email: email().optional(),
  phone: line(MAX_LENGTHS.phone).optional(),
  note: text(LENGTHS.note).optional(),
  lawyers: vine
    .array(
      vine.object({
        name: line(MAX_LENGTHS.name),
        licenseNumber: line(MAX_LENGTHS.license).optional(),
        phone: line(MAX_LENGTHS.phone).optional(),
      })
    )
    .maxLength(MAX_ITEMS.lawyers)
    .optional(),
})

export const partyValidator = vine.create(party())

export const partyEditValidator = vine.create({ ...party(), version: version() })

export const linkValidator = vine.create({
  otherId: id(),
  kind: vine.enum(LINK_KINDS),
})

export const labelsValidator = vine.create({
  ids: ids(MAX_ITEMS.labels),
  audiences: vine.array(vine.enum(AUDIENCES)).minLength(1).maxLength(AUDIENCES.length).distinct(),
})

export const revocationValidator = vine.create({ audience: vine.enum(AUDIENCES) })
