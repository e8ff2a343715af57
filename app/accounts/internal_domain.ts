import env from '#start/env'

/** Whether an address is of the people who run Foja (INTERNAL_DOMAIN): maintenance does not shut them out. */
export function isInternal(email: string): boolean {
  const domain = env.get('INTERNAL_DOMAIN')
  return Boolean(domain) && email.endsWith(`@${domain!.toLowerCase()}`)
}
