import { createHash } from 'node:crypto'
import { longDate } from '#sources/spanish'
import { Chance } from './chance.js'
import { partiesOf } from './cases.js'
import type { PlannedThesis } from './plan.js'
import type { PlannedRuling } from './ruling_plan.js'
import type { Holding } from './topic.js'
import { articlesOf, capitalised, citing, NOTICE, person } from './wording.js'

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

interface Materials {
  chance: Chance
  earlier: PlannedThesis[]
  rapporteur: ReturnType<typeof person>
}

function fullText(ruling: PlannedRuling, materials: Materials): string[] {
  const { topic, name, day } = ruling
  const { chance, rapporteur } = materials
  const party = chance.pick(partiesOf(topic.group, 12))
  const facts = capitalised(topic.facts.replace('{who}', party.who))
  const cited = chance
    .shuffled(materials.earlier.filter(({ topic: other }) => other.subjects[0] === topic.subjects[0]))
    .slice(0, 4)
  return [
    name.toUpperCase(),
    `PONENTE: ${rapporteur.isWoman ? 'MINISTRA' : 'MINISTRO'} ${rapporteur.name.toUpperCase()}`,
    `SECRETARÍA: ${person(chance).name.toUpperCase()}`,
    `Ciudad de México. ${capitalised(theCourt(ruling))}, en sesión de ${longDate(day)}, emite la siguiente:`,
    'SENTENCIA',
    `Mediante la cual se resuelve ${article(ruling)} ${name.charAt(0).toLowerCase()}${name.slice(1)}. El problema jurídico consiste en determinar si ${topic.holdings[0].criterion}.`,
    'I. ANTECEDENTES Y TRÁMITE',
    `1. ${facts}.`,
    '2. Inconforme, la parte interesada acudió a las instancias que la ley prevé y, agotadas éstas, el asunto fue remitido a este Alto Tribunal, cuya Presidencia lo registró, lo admitió y lo turnó para la elaboración del proyecto.',
    'II. COMPETENCIA, OPORTUNIDAD Y LEGITIMACIÓN',
    `3. ${capitalised(theCourt(ruling))} es competente para conocer del asunto. El escrito se presentó dentro del plazo legal y por quien está legitimado para ello.`,
    'III. ESTUDIO DE FONDO',
    ...topic.holdings.flatMap((holding, place) => studyOf(holding, place)),
    `10. Las conclusiones anteriores tienen fundamento en ${articlesOf(topic, 12)}.${party.nuance && ` ${party.nuance}.`}`,
    ...cited.map((thesis, place) => `${11 + place}. ${citing(thesis, chance)}.`),
    'IV. DECISIÓN',
    ...decisionOf(ruling),
    `Así lo resolvió ${theCourt(ruling)} por unanimidad de votos.`,
    NOTICE,
  ]
}

function studyOf({ rubro, criterion, reason }: Holding, place: number): string[] {
  const opening = ['En primer lugar, debe examinarse', 'Enseguida corresponde analizar', 'Por último, se estudia'][
    place
  ]
  const number = 4 + place * 2
  return [
    `${number}. ${opening} el planteamiento relativo a que ${rubro.charAt(0)}${rubro.slice(1).toLowerCase()}. Los agravios son fundados en ese aspecto, pues ${criterion}.`,
    `${number + 1}. ${reason}. De ahí que la decisión recurrida se aparte de los precedentes de este Alto Tribunal y deba ajustarse a lo que aquí se resuelve.`,
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
