import { longDate } from '#sources/text/spanish'
import type { Chance } from './chance.js'
import type { PlannedThesis } from './plan.js'
import type { Topic } from './topic.js'

export const NOTICE = 'Documento ficticio de demostración; no es un criterio publicado.'

const CPEUM = 'la Constitución Política de los Estados Unidos Mexicanos'
const GIVEN =
  'Amaranta,Eleuterio,Casilda,Nicandro,Leocadia,Fidencio,Obdulia,Prisciliano,Eduviges,Saturnino,Filomena,Abundio'.split(
    ','
  )
const FAMILY =
  'Quintanarriba,Zubialde,Larrañoste,Montealegría,Villasecada,Arizcorbe,Peñaflorida,Urdapillo,Robledano,Terrazola'.split(
    ','
  )
const WOMEN = new Set(['Amaranta', 'Casilda', 'Leocadia', 'Obdulia', 'Eduviges', 'Filomena'])

/** How the courts wrote before they wrote "persona juzgadora". */
const OLD_WORDS: [RegExp, string][] = [
  [/\b([Aa]) la persona juzgadora\b/g, '$1l juzgador'],
  [/\bla persona juzgadora\b/g, 'el juzgador'],
  [/\bLa persona juzgadora\b/g, 'El juzgador'],
  [/\b([Aa]) la parte (quejosa|demandada|patronal|empleadora)\b/g, '$1l $2'],
  [/\bde la parte (quejosa|demandada|patronal|empleadora)\b/g, 'del $1'],
  [/\bla parte (quejosa|demandada|patronal|empleadora)\b/g, 'el $1'],
  [/\bLa parte (quejosa|demandada|patronal|empleadora)\b/g, 'El $1'],
  [/\bquejosa\b/g, 'quejoso'],
  [/\b(el|del|al|El) demandada\b/g, '$1 demandado'],
  [/\b(el|del|al|El) (?:patronal|empleadora)\b/g, '$1 patrón'],
]

/** An invented person, with names that are hardly found together. */
export function person(chance: Chance): { name: string; isWoman: boolean } {
  const given = chance.pick(GIVEN)
  const [father, mother] = chance.shuffled(FAMILY)
  return { name: `${given} ${father} ${mother}`, isWoman: WOMEN.has(given) }
}

/** `Secretaria: Casilda …`. */
export function clerk(chance: Chance): string {
  const { name, isWoman } = person(chance)
  return `Secretari${isWoman ? 'a' : 'o'}: ${name}`
}

/** The facts of a topic as they happened to a party. */
export function factsOf(topic: Topic, who: string): string {
  return capitalised(
    topic.facts
      .replace('{who}', who)
      .replace(
        /\b([Aa]|[Dd]e) el\b/g,
        (_, word: string) => `${word.slice(0, 1)}${word === 'a' || word === 'A' ? 'l' : 'el'}`
      )
  )
}

/** `los artículos 14 y 16 de la Constitución …, en relación con los diversos 128 y 138 de la Ley de Amparo`. */
export function articlesOf({ constitution, law }: Topic, epoch: number): string {
  const several = (numbers: string) => / y /.test(numbers.split(/ del? /)[0])
  const articles = several(constitution) ? `los artículos ${constitution}` : `el artículo ${constitution}`
  if (epoch < 10) return `${articles} ${several(constitution) ? 'constitucionales' : 'constitucional'}`
  if (law.endsWith(CPEUM) && !law.includes('Reglamentaria'))
    return `${several(law) ? 'los artículos' : 'el artículo'} ${law}`
  return `${articles} de ${CPEUM}, en relación con ${several(law) ? 'los diversos' : 'el diverso'} ${law}`
}

/** A sentence that cites an earlier thesis; `place` varies its beginning. */
export function citing(thesis: PlannedThesis, place: number): string {
  const type = thesis.isBinding ? 'la jurisprudencia' : 'la tesis aislada'
  const name = `${type} ${thesis.clave && `${thesis.clave}, `}con registro digital ${thesis.id}, de rubro: "${thesis.rubro}"`
  const openings = [
    'Sirve de apoyo',
    'Resulta aplicable, por identidad de razón,',
    'En el mismo sentido se pronuncia',
    'Es ilustrativa, además,',
  ]
  return `${openings[place % openings.length]} ${name}`
}

export function inOldWords(text: string): string {
  return OLD_WORDS.reduce((written, [now, then]) => written.replace(now, then), text)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `viernes 9 de junio de 2023`; the Semanario comes out on Fridays. */
export function friday(isoDate: string): string {
  return `viernes ${longDate(isoDate)}`
}
