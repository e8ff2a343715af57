import { fold } from '#app/core/text/fold'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Court from '#app/courts/models/court'

/** A court of the catalogue, as a person tells it from another of the same name. */
export interface NamedCourt {
  id: number
  name: string
  place: string
}

const AT_ONCE = 200

/** The courts of the catalogue that have each of these names. A name that none has is left out. */
export async function courtsNamed(names: string[], client?: QueryClientContract): Promise<Map<string, NamedCourt[]>> {
  const wanted = new Map(names.map((name) => [fold(name), name]))
  const found = new Map<string, NamedCourt[]>()
  const folded = [...wanted.keys()]
  for (let from = 0; from < folded.length; from += AT_ONCE) {
    const courts = await Court.query(client ? { client } : {})
      .whereIn('name_folded', folded.slice(from, from + AT_ONCE))
      .whereNull('valid_to')
      .orderBy('id')
    for (const { id, name, nameFolded, city, state, circuit } of courts) {
      const key = wanted.get(nameFolded)!
      const place = [city, state, circuit && `${circuit}.º circuito`].filter(Boolean).join(', ')
      found.set(key, [...(found.get(key) ?? []), { id, name, place }])
    }
  }
  return found
}
