import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { passwordTyped } from '#app/core/validators/fields'

/** Six digits, as typed or pasted: blanks and hyphens between them are left out. */
export const sixDigits = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') || undefined : value))
    .regex(/^\d{6}$/)

/** What proves, at a sensitive action, that the person is there: their password, or a mailed code when they have none. */
export const confirmation = () => vine.object({ password: passwordTyped().optional(), code: sixDigits().optional() })

/** The value of the field `confirmation`. */
export type Confirmation = Infer<ReturnType<typeof confirmation>>
