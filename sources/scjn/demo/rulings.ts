import { createHash } from 'node:crypto'
import { longDate } from '#sources/text/spanish'
import { Chance } from './chance.js'
import { partiesOf } from './cases.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import type { Holding } from './topic.js'
import { articlesOf, capitalised, citing, clerk, factsOf, NOTICE, person } from './wording.js'

/** Writes a planned ruling out in the form of the repository, with its whole text. */
export function rulingRecord(ruling: PlannedRuling, earlier: PlannedThesis[]): Record<string, unknown> {
  const chance = new Chance(ruling.id * 7)
  const rapporteur = person(chance)
  const record = {
    engroseId: ruling.id,
    expediente: ruling.number,
    asunto: ruling.name,
    pertenencia: 'Suprema Corte de Justicia de la Nación',
    ministro: rapporteur.name,
    tema: `${ruling.topic.head}. ${ruling.topic.holdings[0].rubro}`,
    resolucion: decisionOf(ruling).join('\r\n'),
    votacion: `Así lo resolvió ${theCourt(ruling)} por unanimidad de votos.`,
    engrose: fullText(ruling, { chance, earlier, rapporteur }).join('\n\n'),
    organoJurisdiccionalOrigen: '',
    organoResolvio: ruling.organ,
    urlInternet: '',
    fechaResolucion: ruling.day.split('-').reverse().join('/'),
  }
  return { ...record, huellaDigital: createHash('sha256').update(JSON.stringify(record)).digest('hex') }
}

/** The whole text of a ruling that is no record of its own. */
export function rulingText(ruling: PlannedRuling, earlier: PlannedThesis[], chance: Chance): string {
  return fullText(ruling, { chance, earlier, rapporteur: person(chance) }).join('\n\n')
}

interface Materials {
  chance: Chance
  earlier: PlannedThesis[]
  rapporteur: ReturnType<typeof person>
}

function fullText(ruling: PlannedRuling, materials: Materials): string[] {
  const { topic } = ruling
  const { chance, earlier } = materials
  const party = chance.pick(partiesOf(topic.group, 12))
  const near = earlier.filter(({ topic: other }) => other.subjects[0] === topic.subjects[0])
  const cited = chance.shuffled(near).slice(0, 4)
  return [
    ...openingOf(ruling, materials),
    'I. ANTECEDENTES Y TRÁMITE',
    `1. ${factsOf(topic, party.who)}.`,
    `2. ${historyOf(ruling)}`,
    'II. COMPETENCIA, OPORTUNIDAD Y LEGITIMACIÓN',
    `3. ${capitalised(theCourt(ruling))} es competente para conocer del asunto. El escrito se presentó dentro del plazo legal y por quien está legitimado para ello.`,
    'III. ESTUDIO DE FONDO',
    ...topic.holdings.flatMap((holding, place) => studyOf(ruling, holding, place)),
    `10. Las conclusiones anteriores tienen fundamento en ${articlesOf(topic, 12)}.${party.nuance && ` ${party.nuance}.`}`,
    ...cited.map((thesis, place) => `${11 + place}. ${citing(thesis, place)}.`),
    'IV. DECISIÓN',
    ...decisionOf(ruling),
    `Así lo resolvió ${theCourt(ruling)} por unanimidad de votos.`,
    NOTICE,
  ]
}

function openingOf(ruling: PlannedRuling, { chance, rapporteur }: Materials): string[] {
  const { topic, name, day } = ruling
  return [
    name.toUpperCase(),
    `PONENTE: ${rapporteur.isWoman ? 'MINISTRA' : 'MINISTRO'} ${rapporteur.name.toUpperCase()}`,
    clerk(chance).toUpperCase(),
    `Ciudad de México. ${capitalised(theCourt(ruling))}, en sesión de ${longDate(day)}, emite la siguiente:`,
    'SENTENCIA',
    `Mediante la cual se resuelve ${article(ruling)} ${name.charAt(0).toLowerCase()}${name.slice(1)}. El problema jurídico consiste en determinar si ${topic.holdings[0].criterion}.`,
  ]
}

function historyOf({ kind }: PlannedRuling): string {
  const admitted =
    'la Presidencia de este Alto Tribunal registró el asunto, lo admitió y lo turnó para la elaboración del proyecto.'
  if (/^(?:Acción|Controversia)/.test(kind)) return `Recibido el escrito de demanda, ${admitted}`
  if (kind.startsWith('Contradicción'))
    return `Denunciada la discrepancia entre dos órganos que resolvieron ese punto de modo distinto, ${admitted}`
  return `Inconforme, la parte afectada acudió al juicio de amparo y, contra lo resuelto en él, interpuso recurso de revisión; ${admitted}`
}

function studyOf({ kind }: PlannedRuling, { rubro, criterion, reason }: Holding, place: number): string[] {
  const opening = ['En primer lugar, debe examinarse', 'Enseguida corresponde analizar', 'Por último, se estudia'][
    place
  ]
  const number = 4 + place * 2
  const question = rubro.toLowerCase().replace('constitución', 'Constitución').replace('seguro social', 'Seguro Social')
  const finding = /^(?:Acción|Controversia)/.test(kind)
    ? 'Los conceptos de invalidez son fundados'
    : 'Los argumentos son fundados'
  return [
    `${number}. ${opening} el planteamiento según el cual ${question}. ${finding} en ese aspecto, pues ${criterion}.`,
    `${number + 1}. ${reason}. De ahí que ${['lo resuelto deba ajustarse a esa lectura', 'el planteamiento deba acogerse', 'proceda decidir en ese sentido'][place]}.`,
  ]
}

function decisionOf({ kind, organ }: PlannedRuling): string[] {
  if (kind.startsWith('Acción'))
    return [
      'PRIMERO. Es procedente y fundada la acción de inconstitucionalidad.',
      'SEGUNDO. Se declara la invalidez de los preceptos impugnados.',
    ]
  if (kind.startsWith('Controversia'))
    return [
      'PRIMERO. Es procedente y fundada la controversia constitucional.',
      'SEGUNDO. Se condena a la demandada al pago de los recursos retenidos y de sus intereses.',
    ]
  if (kind.startsWith('Contradicción'))
    return [
      'PRIMERO. Existe la contradicción denunciada.',
      `SEGUNDO. Debe prevalecer, con carácter de jurisprudencia, el criterio sustentado por ${organ === 'Pleno' ? 'el Tribunal Pleno' : `la ${organ}`}.`,
    ]
  return [
    'PRIMERO. En la materia de la revisión, se revoca la sentencia recurrida.',
    'SEGUNDO. Devuélvanse los autos al órgano de origen para los efectos precisados en esta resolución.',
  ]
}

function theCourt({ organ }: PlannedRuling): string {
  return `${organ === 'Pleno' ? 'el Pleno' : `la ${organ}`} de la Suprema Corte de Justicia de la Nación`
}

function article({ kind }: PlannedRuling): string {
  return /^(?:Acción|Contradicción|Controversia)/.test(kind) ? 'la' : 'el'
}
