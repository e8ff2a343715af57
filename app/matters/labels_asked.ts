import { AUDIENCES, type Audience } from '#app/matters/actions/make_codes'

const MAX_LABELS = 60

/** Which labels an address asks for; what it does not know is left out. */
export function labelsAskedIn(query: Record<string, unknown>): { ids: number[]; audiences: Audience[] } {
  const words = (value: unknown) => (typeof value === 'string' ? value.split(',') : [])
  const ids = words(query.ids).filter((id) => /^\d{1,9}$/.test(id))
  const named = new Set(words(query.for))
  const audiences = AUDIENCES.filter((each) => named.has(each))
  return {
    ids: [...new Set(ids.map(Number))].slice(0, MAX_LABELS),
    audiences: audiences.length > 0 ? audiences : ['team'],
  }
}
