import vine from '@vinejs/vine'
import { LENGTHS, email, line, password } from '#app/core/validators/fields'

/** A referral code as addresses carry it; what cannot be one is nobody's. */
export const refCode = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value.toLowerCase() : undefined))
    .optional()

/** What everybody gives who registers. `privacy` is the consent to the privacy notice. */
export const candidate = {
  name: line(LENGTHS.name),
  email: email(),
  password: password(),
  privacy: vine.accepted(),
  refCode: refCode(),
}

export const registrationValidator = vine.create({ ...candidate, type: vine.enum(['lawyer', 'client'] as const) })

export const codeValidator = vine.create({
  code: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') || undefined : value))
    .regex(/^\d{6}$/),
})

export const resendValidator = vine.create({ email: email() })
