import { createHash } from 'node:crypto'
import { longDate } from '#sources/text/spanish'
import { Chance } from './chance.js'
import { shifted } from './epochs.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import { rulingText } from './rulings.js'
import { capitalised, friday } from './wording.js'

/** An invented ruling as the Semanario publishes it, and the thesis that it is published with. */
export interface PlannedEjecutoria {
  id: number
  thesis: PlannedThesis
  ruling: PlannedRuling
}

interface Written {
  thesis: PlannedThesis
  record: Record<string, unknown>
}

const FIRST_ID = 90_000_001
const PRECEDENT = /^(?<name>(?<kind>.+) (?<number>9\d{4}\/\d{4}))\. \d/

/** So many rulings of the Supreme Court that theses come from, spread over the years since the Décima Época; oldest first. */
export function planEjecutorias(written: Written[], count: number): PlannedEjecutoria[] {
  const own = written
    .filter(({ thesis }) => thesis.epoch.number >= 10 && thesis.court.instance.startsWith('Suprema'))
    .flatMap(({ thesis, record }) => {
      const found = PRECEDENT.exec(String(record.precedentes))?.groups
      // rulings of the repository have the lower numbers
      return found && Number(found.number.split('/')[0]) > 90_100 ? [{ thesis, found }] : []
    })
  const step = Math.max(1, Math.floor(own.length / count))
  return own
    .filter((_, place) => place % step === 0)
    .slice(0, count)
    .map(({ thesis, found: { name, kind, number } }, place) => {
      const id = FIRST_ID + place
      const { topic, court, day } = thesis
      return { id, thesis, ruling: { id, topic, kind, number, name, organ: court.organ, day: shifted(day, -90) } }
    })
}

/** Writes a planned one out in the form of the repository. */
export function ejecutoriaRecord({ id, thesis, ruling }: PlannedEjecutoria, earlier: PlannedThesis[]) {
  const { epoch, day, court, holding, topic } = thesis
  const [, month, year] = longDate(day).split(' de ')
  const record = {
    idEjecutoria: id,
    tesis: thesis.clave,
    instancia: court.instance,
    organoJuris: court.organ,
    epoca: epoch.name,
    volumen: `Libro ${new Chance(id).between(1, 60)}, ${capitalised(month)} de ${year}`,
    tomo: 'Tomo I',
    fuente: 'Gaceta del Semanario Judicial de la Federación',
    rubro: `${topic.head}. ${holding.rubro}.`,
    texto: rulingText(ruling, earlier, new Chance(id * 11)),
    asunto: `${ruling.name.toUpperCase()}.`,
    promovente: '',
    anio: Number(year),
    mes: capitalised(month),
    notaPublica: `Esta sentencia se publicó el ${friday(day)} a las 10:15 horas en el Semanario Judicial de la Federación.`,
    materias: topic.subjects,
  }
  return { ...record, huellaDigital: createHash('sha256').update(JSON.stringify(record)).digest('hex') }
}
