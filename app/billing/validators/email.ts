import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/core/messages/catalogue'
import { day } from '#app/core/validators/day'
import { email, line, text } from '#app/core/validators/fields'
import { EMAIL_LIMITS } from '#app/billing/domain/email_fields'

const fields = () => ({
  to: email(),
  cc: vine.array(email()).maxLength(EMAIL_LIMITS.cc).distinct().optional(),
  language: vine.enum(LANGUAGES),
  subject: line(EMAIL_LIMITS.subject),
  message: text(EMAIL_LIMITS.message),
})

export const chargeEmailValidator = vine.create({ ...fields(), kind: vine.enum(['charge', 'reminder'] as const) })

export const receiptEmailValidator = vine.create(fields())

/** Days of the statement, both included. */
export const statementEmailValidator = vine.create({ ...fields(), fromOn: day(), toOn: day() })
