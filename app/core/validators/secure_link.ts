import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { line } from './fields.js'

/** Whether an address begins with https and names nobody. */
export function isSecureAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}

const isSecure = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isSecureAddress(value)) field.report('no https', 'https', field)
})

/** Where people meet over the web: an address that begins with https and names nobody. */
export const secureLink = (max: number) => line(max).use(isSecure())
