import { catalogue, translate, type Language } from '#app/core/messages/catalogue'

/** The catalogues of the SAT whose keys have names in the messages. */
export type SatCatalogue =
  'use' | 'form' | 'method' | 'type' | 'tax' | 'object' | 'relation' | 'export' | 'cancellation' | 'regime'

/** A key of a catalogue with its name. */
export type SatName = (catalogue: SatCatalogue, key: string) => string

/** «G03 · Gastos en general»; the key alone where no name is known. Names of regimes begin with their key. */
export const catalogueName =
  (language: Language): SatName =>
  (of, key) => {
    const id = of === 'regime' ? `firm.regime.${key}` : `cfdi.sat.${of}.${key}`
    if (!(id in catalogue(language))) return key
    const name = translate(language, id)
    return of === 'regime' ? name : `${key} · ${name}`
  }
