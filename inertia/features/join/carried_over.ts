import { route } from '~/routes'

/** What somebody typed in the form that another site frames. */
export interface CarriedOver {
  name: string
  email: string
}

/**
 * The address of registration that takes along what was typed. Name and e-mail stand after the «#», which browsers send to no server and put
 * in no `Referer`; cookies of a frame would not travel.
 */
export function addressWith({ name, email }: CarriedOver, type: string): string {
  return `${route('security.join', {}, { type })}#${new URLSearchParams({ name, email })}`
}

/** What an address takes along; empty texts when nothing does. */
export function carriedIn(hash: string): CarriedOver {
  const carried = new URLSearchParams(hash.replace(/^#/, ''))
  const textOf = (key: string, limit: number) => (carried.get(key) ?? '').slice(0, limit)
  return { name: textOf('name', 120), email: textOf('email', 254) }
}
