import { isGenericRfc } from '#app/core/tax/rfc'
import { fold } from '#app/core/text/fold'

/** By what a client is recognised again. */
export interface DuplicateKey {
  kind: 'name' | 'rfc' | 'curp' | 'email' | 'phone'
  value: string
}

export interface Recognisable {
  name: string
  tradeName?: string | null
  rfc?: string | null
  curp?: string | null
  email?: string | null
  phones?: { number: string }[] | null
}

const MAX_KEY_LENGTH = 300

/** Words that tell no two names apart: articles, and how a company is constituted. */
const SILENT = new Set(
  'a abp ac ap c cv de del e el enr er i iap la las los p r rl s sa sab sapi sas sc sofom spr srl v y'.split(' ')
)

/** A name in the form in which it is the same however it is written: without accents, company forms and order. Empty when nothing is left. */
export function nameKey(name: string): string {
  const words = fold(name)
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}~]+/u)
    .filter((word) => word && !SILENT.has(word))
  return words.sort().join(' ').slice(0, MAX_KEY_LENGTH)
}

/** What of a client would be the same in a second entry of the same client. RFC that the SAT lets many share tell nothing. */
export function duplicateKeys({ name, tradeName, rfc, curp, email, phones }: Recognisable): DuplicateKey[] {
  const found: [DuplicateKey['kind'], string | null | undefined][] = [
    ['name', nameKey(name)],
    ['name', tradeName && nameKey(tradeName)],
    ['rfc', rfc && !isGenericRfc(rfc) ? rfc : null],
    ['curp', curp],
    ['email', email?.toLowerCase()],
    ...(phones ?? []).map(({ number }) => ['phone', number] as [DuplicateKey['kind'], string]),
  ]
  const distinct = new Map(
    found.filter(([, value]) => value).map(([kind, value]) => [`${kind} ${value}`, { kind, value: value! }])
  )
  return [...distinct.values()]
}
