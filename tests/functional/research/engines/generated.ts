import type { IndexedDocument, SearchRequest } from '#app/core/search/search_engine'
import { Random } from '#tests/bench/search/random'
import { aDocument, aRequest } from './engines.js'

/** An invented library and what may be asked of it, the same for the same seed. */
export const SOURCE = 'library'
export const DOCUMENTS = 90

const WORDS =
  `amparo amparos suspensión suspensiones provisional definitiva interés intereses jurídico jurídica legítimo alimentos alimenticia pensión pensiones usura
  usurario fianza fianzas concubinato concubina usucapión prescripción prescribe prescriptiva positiva juicio juicios juez jueces tribunal fraude fraudes
  penal civil mercantil laboral contrato contratos nulidad nulo demanda demandado quejoso agraviado agravio garantías reclamado acto actos autoridad
  responsable prueba pruebas niñez año ano sólo solo éste este cosa juzgada pagaré pague dijo decir era ser n ñandú`.split(
    /\s+/
  )
const SMALL = 'de la el que en y a los del por con no su para se las'.split(' ')
const PHRASES =
  `interés jurídico|prescripción positiva|juicio de amparo|juicio de garantías|acto reclamado|suspensión provisional|pensión alimenticia|
  usura en el pagaré|cosa juzgada|suspensión del acto reclamado|interés superior de la niñez|tercero interesado|de la que`
    .split('|')
    .map((phrase) => phrase.trim())
const MATERIAS = ['Civil', 'Penal', 'Administrativa', 'Común', 'Constitucional, Civil']
const EPOCHS = ['Novena Época', 'Décima Época', 'Undécima Época']
const COURTS = ['Primera Sala', 'Segunda Sala', 'Tribunales Colegiados de Circuito']
const ANYTHING = ['xilófono', 'suspencion', 'inexistente', '1a', '123/2024', '4/2023', '"1a./J. 45/2023"', '2a./J.']

class Chance extends Random {
  list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.below(most - least + 1) }, make)
  }
}

export function libraryOf(seed: number): IndexedDocument[] {
  const chance = new Chance(seed)
  return Array.from({ length: DOCUMENTS }, (_, place) =>
    aDocument(place + 1, {
      source: SOURCE,
      title: textOf(chance, 2, 7),
      body: chance.list(1, 4, () => textOf(chance, 3, 25)).join(chance.pick(['. ', '\n', '; '])),
      names: chance.below(3) === 0 ? [`1a./J. ${40 + chance.below(9)}/2023`, `${chance.below(200)}/2024`] : [],
      publishedOn:
        chance.below(8) === 0 ? null : `20${10 + chance.below(15)}-0${1 + chance.below(9)}-1${chance.below(9)}`,
      facets: {
        materia: [...new Set(chance.list(1, 2, () => chance.pick(MATERIAS)))],
        epoca: [chance.pick(EPOCHS)],
        instancia: [chance.pick(COURTS)],
        año: [String(2010 + chance.below(15))],
        ...(chance.below(3) === 0 ? { numero: [`1a./J. ${40 + chance.below(9)}/2023 (11a.)`] } : {}),
      },
    })
  )
}

export function requestsOf(seed: number, count: number): SearchRequest[] {
  const chance = new Chance(seed)
  return Array.from({ length: count }, () =>
    aRequest(textFor(chance), {
      source: SOURCE,
      pageSize: 100,
      facets: ['materia', 'epoca', 'instancia'],
      filters: filtersFor(chance),
      ...(chance.below(2) === 0 ? { order: 'newest' as const } : {}),
      ...(chance.below(6) === 0 ? { synonyms: false } : {}),
      ...(chance.below(8) === 0 ? { afterId: chance.below(DOCUMENTS) } : {}),
    })
  )
}

/** Beginnings of words, for suggestions. */
export function beginningsOf(seed: number, count: number): string[] {
  const chance = new Chance(seed)
  return Array.from({ length: count }, () => chance.pick([...WORDS, ...SMALL]).slice(0, 2 + chance.below(5)))
}

function textOf(chance: Chance, least: number, most: number): string {
  return chance
    .list(least, most, () => {
      const kind = chance.below(10)
      const word = kind < 4 ? chance.pick(SMALL) : kind < 6 ? chance.pick(PHRASES) : chance.pick(WORDS)
      return chance.below(9) === 0 ? word.toUpperCase() : word
    })
    .join(chance.below(6) === 0 ? ', ' : ' ')
}

function textFor(chance: Chance): string {
  return chance.list(1, 3, () => pieceOf(chance, 0)).join(' ')
}

function pieceOf(chance: Chance, depth: number): string {
  const word = () => chance.pick(WORDS)
  const phrase = () => `"${chance.below(3) === 0 ? `${chance.pick(SMALL)} ${word()}` : chance.pick(PHRASES)}"`
  const simple = () => (chance.below(3) === 0 ? phrase() : word())
  const inside = () => (depth > 1 ? word() : pieceOf(chance, depth + 1))
  const kinds: (() => string)[] = [
    word,
    word,
    phrase,
    phrase,
    () => `${simple()} OR ${simple()}`,
    () => `${inside()} OR ${inside()}`,
    () => `${simple()} NEAR/${1 + chance.below(12)} ${simple()}`,
    () => `(${inside()} ${inside()})`,
    () => `-${chance.below(2) === 0 ? simple() : `(${inside()} OR ${inside()})`}`,
    () => `${word().slice(0, 2 + chance.below(4))}*`,
    () => `rubro:${chance.pick([word, phrase, () => `${word().slice(0, 4)}*`])()}`,
    () =>
      chance.pick([
        'materia:penal',
        'materia:civil',
        'época:11',
        'época:9',
        'instancia:sala',
        'año:2015-2019',
        'materia:nada',
      ]),
    () => chance.pick(ANYTHING),
    () => chance.pick(SMALL),
  ]
  return chance.pick(kinds)()
}

function filtersFor(chance: Chance): Record<string, string[]> {
  if (chance.below(3) > 0) return {}
  return {
    materia: chance.list(1, 2, () => chance.pick(MATERIAS)),
    ...(chance.below(2) === 0 ? { epoca: [chance.pick(EPOCHS)] } : {}),
  }
}
