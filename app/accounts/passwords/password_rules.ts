import { FieldProblem } from '#app/core/errors/field_problem'
import { LENGTHS } from '#app/core/validators/fields'
import { PREDICTABLE_STEMS, SYMBOL_WALKS } from './predictable_passwords.js'

/** Whose password it will be. */
export interface PasswordOwner {
  email?: string | null
  name?: string | null
  /** The field of the form that the refusal belongs to. */
  field?: string
}

/** What is wrong with a password, by the name of its rule. */
export type PasswordFault = 'minLength' | 'maxLength' | 'common' | 'personal'

const MIN_LENGTH = 8
const MESSAGES = {
  minLength: 'validation.minimum_characters',
  maxLength: 'forms.maximum_characters',
  common: 'recovery.password_common',
  personal: 'recovery.password_personal',
} as const

let breached: Promise<ReadonlySet<string>> | null = null

/** Passwords of public breaches, most used first, of those that are long enough to be asked about. Read once, when first needed. */
export function breachedPasswords(): Promise<ReadonlySet<string>> {
  breached ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= MIN_LENGTH))
  )
  return breached
}

/** Lower case, without accents, blanks and marks: what stays of a word however it is decorated. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A word with its last digits cut off: «Contraseña2026!» is «contrasena». */
const stemOf = (text: string) => bare(text).replace(/\d{0,8}$/, '')

function isPersonal(password: string, { email, name }: Pick<PasswordOwner, 'email' | 'name'>): boolean {
  const own = [email, email?.split('@')[0], name].filter(Boolean).map((text) => bare(text!))
  const words = [bare(password), stemOf(password)]
  return own.some((text) => text !== '' && words.includes(text)) || /^(foja)+$/.test(stemOf(password))
}

async function isCommon(password: string): Promise<boolean> {
  const known = await breachedPasswords()
  if (known.has(password.toLowerCase()) || PREDICTABLE_STEMS.has(stemOf(password))) return true
  return SYMBOL_WALKS.some((walk) => walk.includes(password)) || !/\S/u.test(password)
}

/** What is wrong with a new password; null when nothing is. No composition is asked for. Characters are counted as Unicode code points. */
export async function faultOf(
  password: string,
  owner: Pick<PasswordOwner, 'email' | 'name'> = {}
): Promise<PasswordFault | null> {
  const count = [...password].length
  if (count < MIN_LENGTH) return 'minLength'
  if (count > LENGTHS.password) return 'maxLength'
  if (await isCommon(password)) return 'common'
  return isPersonal(password, owner) ? 'personal' : null
}

/**
 * Refuses a new password that is too short or too long (8 to 128), that breached lists hold (ASVS 5.0, 6.2.4), or that is the person's
 * e-mail or name or the name of the product. Throws FieldProblem at `field` (`password`).
 */
export async function assertGoodPassword(password: string, owner: PasswordOwner = {}): Promise<void> {
  const fault = await faultOf(password, owner)
  if (!fault) return
  const count = fault === 'minLength' ? MIN_LENGTH : LENGTHS.password
  throw new FieldProblem(owner.field ?? 'password', MESSAGES[fault], { count })
}
