import { Registry } from '#app/core/contributions/registry'
import type Matter from '#app/matters/models/matter'

/** What goes on before a court in a matter, as its clients are told. Names are keys of the catalogues. */
export type ClientProceeding = {
  id: number
  /** What it is called, and what it is for. */
  name: string
  means: string
  number: string | null
  court: string | null
  /** How it stands, in plain words. */
  stage: string
  /** The last that the court published: its day (ISO) when it is known, and whether it came lately. */
  latest: { on: string | null; isNew: boolean } | null
  /** What of it the firm chose to show as it was written. */
  orders: { id: number; on: string | null; text: string }[]
}

/** Who knows of proceedings before courts. */
export interface ProceedingSource {
  key: string
  order?: number
  load(matter: Matter): Promise<ClientProceeding[]>
}

export const clientProceedings = new Registry<ProceedingSource>('proceedings of clients')

/** All of them in a matter. */
export const proceedingsFor = async (matter: Matter): Promise<ClientProceeding[]> =>
  (await Promise.all(clientProceedings.all().map(({ load }) => load(matter)))).flat()
