import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { page, param, text, textIn } from '#app/core/validators/query'
import { BENCHES, type Bench } from './bench.js'

const PERIODS: Record<string, Bench> = { anterior: 'before', actual: 'since' }

/** `12-since`: the time of a judge, and the bench of it. */
const tenureIn = (period: unknown) => /^((?:\d{1,9})-(before|since))$/.exec(textIn(period)) ?? []

/** What the page of a court shows, as its address says it: `periodo=actual|anterior|12-since`, `sentido`, `materia`, `anio` and `page`. */
export const courtView = vine.create({
  /** Null: the newest bench that decided something. */
  bench: param(
    (_, { periodo }) => PERIODS[textIn(periodo)] ?? BENCHES.find((bench) => bench === tenureIn(periodo)[2]) ?? null
  ),
  /** `12-since`: the time of a judge; empty for the whole bench. */
  tenure: param((_, { periodo }) => tenureIn(periodo)[1] ?? ''),
  outcome: param((_, { sentido }) => textIn(sentido)),
  materia: text(),
  year: param((_, { anio }) => (/^\d{4}$/.test(textIn(anio)) ? textIn(anio) : '')),
  page: page(),
})
export type CourtView = Infer<typeof courtView>
