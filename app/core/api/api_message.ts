import { catalogue, translate, type Language } from '#app/core/messages/catalogue'

interface Refused {
  status: number
  /** A code of the catalogue, or an object that names what is lacking. */
  code: unknown
}

/** What a refusal says to people: of its code, else of its status. */
export function apiMessage(language: Language, { status, code }: Refused): string {
  const own = typeof code === 'string' ? refusalKeys(code, status) : lackingKeys(code)
  const known = catalogue(language)
  const key = own.find((each) => Object.hasOwn(known, each)) ?? `api.statuses.${status}`
  const values = typeof code === 'object' && code !== null ? (code as Record<string, string>) : {}
  return Object.hasOwn(known, key) ? translate(language, key, values) : translate(language, 'api.statuses.400')
}

const refusalKeys = (code: string, status: number) => [
  `api.refusals.${code}.${status}`,
  `api.refusals.${code}`,
  `errors.${code}`,
]

function lackingKeys(code: unknown): string[] {
  return Object.keys(code as object).map((name) => `api.lacking.${name}`)
}
