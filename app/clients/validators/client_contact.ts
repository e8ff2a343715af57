import vine from '@vinejs/vine'
import { CONTACT_ROLES } from '#app/clients/domain/contact_fields'
import { day } from '#app/core/validators/day'
import { email, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { phone } from '#app/core/validators/phone'

const MAX_LENGTH = { name: 200, role: 80, deedNumber: 40 } as const

const contact = () => ({
  name: line(MAX_LENGTH.name),
  role: vine.enum(CONTACT_ROLES),
  roleOther: line(MAX_LENGTH.role).optional().requiredWhen('role', '=', 'other'),
  phone: phone().optional(),
  email: email().optional(),
  notes: text(LENGTHS.note).optional(),
  deedNumber: line(MAX_LENGTH.deedNumber).optional(),
  deedOn: day().optional(),
  deedNotary: line(LENGTHS.title).optional(),
})

export const contactValidator = vine.create(contact())

/** `version` is that of the contact when the person began to edit. */
export const editContactValidator = vine.create({ ...contact(), version: version() })
