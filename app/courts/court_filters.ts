import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { page, param, text, textIn } from '#app/core/validators/query'
import { toId } from '#app/core/http/record_id'
import { COURT_KINDS } from './court_kinds.js'

const LAST_CIRCUIT = 32

/** What the list of courts shows, as its address says it. */
export const courtFilters = vine.create({
  q: text(),
  circuit: param((_, { circuito }) => {
    const circuit = toId(textIn(circuito))
    return circuit >= 1 && circuit <= LAST_CIRCUIT ? circuit : null
  }),
  kind: param((_, { tipo }) => COURT_KINDS.find((kind) => kind === textIn(tipo)) ?? ''),
  materia: text(),
  state: param((_, { estado }) => textIn(estado)),
  /** Courts that closed are shown too. */
  closed: param((_, { cerrados }) => cerrados === 'si'),
  page: page(),
})
export type CourtFilters = Infer<typeof courtFilters>
