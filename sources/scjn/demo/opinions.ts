import { createHash } from 'node:crypto'
import { longDate } from '#sources/text/spanish'
import { partiesOf } from './cases.js'
import { Chance } from './chance.js'
import { EPOCHS, shifted } from './epochs.js'
import type { PlannedRuling } from './ruling_plan.js'
import { articlesOf, capitalised, NOTICE, person } from './wording.js'

const TYPES = ['particular', 'concurrente', 'aclaratorio'] as const
const STANDS: Record<(typeof TYPES)[number], string> = {
  particular: 'Respetuosamente me aparto del sentido de la decisión',
  concurrente: 'Comparto el sentido de la decisión, mas no todas las consideraciones que la sustentan',
  aclaratorio: 'Comparto la decisión y sus consideraciones, y estimo necesario precisar su alcance',
}

/** An invented opinion on an invented ruling, in the form of the repository. */
export function opinionRecord(ruling: PlannedRuling, id: number): Record<string, unknown> {
  const chance = new Chance(id * 13)
  const type = TYPES[id % TYPES.length]
  const judge = person(chance)
  const day = shifted(ruling.day, 120)
  const epoch = EPOCHS.findLast(({ from }) => from <= day) ?? EPOCHS[0]
  const [, month, year] = longDate(day).split(' de ')
  const record = {
    idVoto: id,
    tipoVoto: capitalised(type),
    emisor: `${judge.isWoman ? 'Ministra' : 'Ministro'} ${judge.name}`,
    asunto: `${ruling.name.toUpperCase()}.`,
    instancia: 'Suprema Corte de Justicia de la Nación',
    organoJuris: ruling.organ,
    epoca: epoch.name,
    volumen: `Libro ${chance.between(1, 60)}, ${capitalised(month)} de ${year}`,
    tomo: 'Tomo II',
    pagina: String(chance.between(9001, 9999)),
    fuente: 'Gaceta del Semanario Judicial de la Federación',
    texto: textOf(ruling, { type, judge, chance }).join('\r\n\r\n'),
    anio: Number(year),
    mes: capitalised(month),
    materias: ruling.topic.subjects,
  }
  return { ...record, huellaDigital: createHash('sha256').update(JSON.stringify(record)).digest('hex') }
}

interface Opinion {
  type: (typeof TYPES)[number]
  judge: ReturnType<typeof person>
  chance: Chance
}

function textOf({ topic, name, kind, day }: PlannedRuling, { type, judge, chance }: Opinion): string[] {
  const holding = chance.pick(topic.holdings)
  const party = chance.pick(partiesOf(topic.group, 12))
  const article = /^(?:Acción|Contradicción|Controversia)/.test(kind) ? 'LA' : 'EL'
  return [
    `VOTO ${type.toUpperCase()} QUE FORMULA ${judge.isWoman ? 'LA MINISTRA' : 'EL MINISTRO'} ${judge.name.toUpperCase()} EN ${article} ${name.toUpperCase()}.`,
    `En sesión de ${longDate(day)} se resolvió que ${holding.criterion}. ${STANDS[type]}.`,
    `A mi juicio, la cuestión debió examinarse a la luz de ${articlesOf(topic, 12)}.${party.nuance && ` ${party.nuance}.`}`,
    `${holding.reason}. Con esa salvedad, dejo expuestas las razones de mi voto.`,
    NOTICE,
  ]
}
