import { createHash } from 'node:crypto'
import { longDate } from '#sources/text/spanish'
import { Chance } from './chance.js'
import { shifted } from './epochs.js'
import { roman } from './numerals.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import { precedentsOf, textOf } from './thesis_text.js'
import { capitalised, friday } from './wording.js'

/** Writes a planned thesis out in the form of the repository. */
export function thesisRecord(
  thesis: PlannedThesis,
  earlier: PlannedThesis[],
  rulings: PlannedRuling[]
): Record<string, unknown> {
  const chance = new Chance(thesis.id)
  const surroundings = { chance, cited: citedBy(thesis, earlier, chance), ruling: rulingOf(thesis, rulings) }
  const record = {
    idTesis: thesis.id,
    rubro: thesis.rubro,
    texto: textOf(thesis, surroundings),
    precedentes: precedentsOf(thesis, surroundings),
    ...labelsOf(thesis, chance),
  }
  return { ...record, huellaDigital: createHash('sha256').update(JSON.stringify(record)).digest('hex') }
}

function labelsOf(thesis: PlannedThesis, chance: Chance): Record<string, unknown> {
  const { epoch, court, day } = thesis
  return {
    epoca: epoch.name,
    instancia: court.instance,
    organoJuris: court.organ,
    fuente: publicationOf(epoch.number),
    tesis: thesis.clave,
    tipoTesis: thesis.isBinding ? 'Jurisprudencia' : 'Aislada',
    localizacion: locationOf(thesis, chance),
    anio: Number(day.slice(0, 4)),
    mes: monthOf(day),
    notaPublica: noteOf(thesis),
    anexos: '',
    materias: thesis.topic.subjects,
  }
}

/** Up to two earlier theses on the same subject, from the Novena Época on. */
function citedBy(thesis: PlannedThesis, earlier: PlannedThesis[], chance: Chance): PlannedThesis[] {
  if (thesis.epoch.number < 9) return []
  const near = earlier.filter(({ topic }) => topic.head === thesis.topic.head)
  const sameSubject = earlier.filter(({ topic }) => topic.subjects[0] === thesis.topic.subjects[0])
  return chance.shuffled(near.length ? near : sameSubject).slice(0, chance.between(0, 2))
}

function rulingOf(thesis: PlannedThesis, rulings: PlannedRuling[]): PlannedRuling | undefined {
  const { court, day, topic } = thesis
  return rulings.find((ruling) => ruling.organ === court.organ && ruling.topic === topic && ruling.day < day)
}

function publicationOf(epoch: number): string {
  if (epoch >= 10) return 'Gaceta del Semanario Judicial de la Federación'
  return `Semanario Judicial de la Federación${epoch === 9 ? ' y su Gaceta' : ''}`
}

/** Pages begin at 9001, where the printed ones end. */
function locationOf({ epoch, day, court, isBinding }: PlannedThesis, chance: Chance): string {
  const [year, month] = [Number(day.slice(0, 4)), monthOf(day)]
  const part = () => `${chance.pick(['Primera', 'Segunda', 'Tercera', 'Cuarta'])} Parte`
  const places: Record<number, () => string> = {
    5: () => `S.J.F.; Tomo ${roman(chance.between(10, 130))}`,
    6: () => `S.J.F.; Volumen ${roman(chance.between(1, 130))}, ${part()}`,
    7: () => `S.J.F.; Volumen ${chance.between(1, 200)}, ${part()}`,
    8: () => `S.J.F.; Tomo ${roman(year - 1987)}, ${month} de ${year}`,
    9: () => `S.J.F. y su Gaceta; Tomo ${roman(2 * (year - 1994))}, ${month} de ${year}`,
  }
  const book = () =>
    `Gaceta S.J.F.; Libro ${chance.between(1, 60)}, ${month} de ${year}; Tomo ${roman(chance.between(1, 4))}`
  const place = (places[epoch.number] ?? book)()
  return `[${isBinding ? 'J' : 'TA'}]; ${epoch.number}a. Época; ${court.short}; ${place}; Pág. ${chance.between(9001, 9999)}`
}

function noteOf({ epoch, day, isBinding }: PlannedThesis): string {
  if (epoch.number < 10) return ''
  const published = `Esta tesis se publicó el ${friday(day)} a las 10:15 horas en el Semanario Judicial de la Federación`
  return isBinding
    ? `${published} y, por ende, se considera de aplicación obligatoria a partir del lunes ${longDate(shifted(day, 3))}.`
    : `${published}.`
}

function monthOf(isoDate: string): string {
  return capitalised(longDate(isoDate).split(' ')[2])
}
