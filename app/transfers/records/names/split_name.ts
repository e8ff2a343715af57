import { fold } from '#app/core/text/fold'
import { isCompany, isEstate } from './companies.js'
import { isGivenName, isSurname } from './common_names.js'

/** Which part of a name a list writes first. */
export const NAME_ORDERS = ['given', 'surname'] as const
export type NameOrder = (typeof NAME_ORDERS)[number]

/** The name of a person as a form asks for it. */
export interface NameParts {
  givenNames: string
  firstSurname: string | null
  secondSurname: string | null
}

const TITLES = new Set(
  'lic lics licda licenciado licenciada ing ingeniero ingeniera dr dra doctor doctora sr sra srita don dona mtro mtra maestro maestra arq cp prof profr profa profra c cc ciudadano'.split(
    ' '
  )
)
const PARTICLES = new Set('de del la las los el san santa van von der den da das do dos di mc mac vda viuda'.split(' '))
/** What follows «María de» or «José de» in given names. */
const DEVOTIONS = new Set(
  'luz carmen angeles jesus rosario pilar socorro refugio consuelo rocio lourdes guadalupe concepcion mercedes dolores remedios soledad nieves gracia sagrado rayo'.split(
    ' '
  )
)
const WITH_DEVOTION = new Set('maria ma m jose j rosa ana juana flor luz juan teresa felipe gloria'.split(' '))

const bare = (word: string) => fold(word).replace(/[.,~]/g, '')

/** The words of a name without titles before it. */
function wordsOf(name: string): string[] {
  const words = name.replace(/\s+/g, ' ').trim().split(' ').filter(Boolean)
  while (words.length > 1 && TITLES.has(bare(words[0]!))) words.shift()
  return words
}

/** The name of a person without «Lic.», «Ing.» and other titles before it. */
export const withoutTitles = (name: string): string => wordsOf(name).join(' ')

/** Words with the particles that belong to them: «de la Cruz», «Ortega y Gasset». */
function unitsOf(words: string[]): string[] {
  const units: string[] = []
  let waiting: string[] = []
  for (const word of words) {
    if (PARTICLES.has(bare(word))) waiting.push(word)
    else if (/^[ye]$/i.test(word) && units.length > 0) waiting.push(units.pop()!, word)
    else {
      units.push([...waiting, word].join(' '))
      waiting = []
    }
  }
  if (waiting.length > 0) units.push([units.pop(), ...waiting].filter(Boolean).join(' '))
  return units
}

const lastWord = (unit: string) => bare(unit.split(' ').at(-1)!)

/** «María» «del Carmen» are one given name. */
function withDevotions(units: string[]): string[] {
  const joined: string[] = []
  for (const unit of units) {
    const before = joined.at(-1)
    const isDevotion = unit.includes(' ') && DEVOTIONS.has(lastWord(unit))
    if (before && isDevotion && WITH_DEVOTION.has(bare(before))) joined[joined.length - 1] = `${before} ${unit}`
    else joined.push(unit)
  }
  return joined
}

const isOnlyGiven = (unit: string) => isGivenName(unit.split(' ')[0]!) && !isSurname(lastWord(unit))

function fromGiven(units: string[]): NameParts {
  const count = units.length
  if (count === 1) return { givenNames: units[0]!, firstSurname: null, secondSurname: null }
  const surnames = count === 2 || (count === 3 && isOnlyGiven(units[1]!)) ? 1 : 2
  const [first, second = null] = units.slice(-surnames)
  return { givenNames: units.slice(0, -surnames).join(' '), firstSurname: first!, secondSurname: second }
}

function fromSurname(units: string[]): NameParts {
  const count = units.length
  if (count === 1) return { givenNames: units[0]!, firstSurname: null, secondSurname: null }
  const surnames = count === 2 || (count === 3 && isOnlyGiven(units[1]!) && isGivenName(units[2]!)) ? 1 : 2
  const [first, second = null] = units.slice(0, surnames)
  return { givenNames: units.slice(surnames).join(' '), firstSurname: first!, secondSurname: second }
}

/**
 * Takes the name of a person apart as names are made in Mexico: given names, then two surnames, particles with the word that they belong to
 * («de la Cruz»), devotions with the given name («María del Carmen»). A comma tells that surnames stand before it.
 */
export function splitName(name: string, order: NameOrder): NameParts {
  const words = wordsOf(name)
  const comma = words.findIndex((word) => word.endsWith(','))
  const clean = words.map((word) => word.replace(/,$/, '')).filter(Boolean)
  if (isEstate(name)) return { givenNames: clean.join(' '), firstSurname: null, secondSurname: null }
  if (comma >= 0 && comma < clean.length - 1) {
    const [first, ...more] = unitsOf(clean.slice(0, comma + 1))
    return {
      givenNames: clean.slice(comma + 1).join(' '),
      firstSurname: first ?? null,
      secondSurname: more.join(' ') || null,
    }
  }
  return order === 'given' ? fromGiven(withDevotions(unitsOf(clean))) : fromSurname(unitsOf(clean))
}

/** In which order names are written, by the common given names at their ends; given names first when they tell nothing. */
export function guessNameOrder(names: string[]): NameOrder {
  let surnamesFirst = 0
  for (const name of names) {
    const words = wordsOf(name).filter((word) => !PARTICLES.has(bare(word)))
    if (words.length < 2 || name.includes(',') || isCompany(name)) continue
    const [first, last] = [words[0]!, words.at(-1)!]
    if (isGivenName(first) && !isSurname(first)) surnamesFirst--
    if (isGivenName(last) && !isSurname(last)) surnamesFirst++
  }
  return surnamesFirst > 0 ? 'surname' : 'given'
}
