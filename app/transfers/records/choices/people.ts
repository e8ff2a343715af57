import { normaliseName } from '#app/conflicts/names/normalise'
import { fold } from '#app/core/text/fold'
import type { ImportContext, ImportPerson } from '#app/transfers/records/import_field'
import type { ValueField } from './value_field.js'

/** Longest name that is compared, and most people that a cell names. */
const MAX_NAME_LENGTH = 200
const MAX_PEOPLE = 50

const PARTICLES = new Set('de del la las los y e'.split(' '))

/** First letters of a name, as people sign lists: «DRM». */
const initials = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => !PARTICLES.has(word))
    .map((word) => word[0])
    .join('')

const wordsOfName = (name: string) => normaliseName(name.slice(0, MAX_NAME_LENGTH).replace(/ñ/gi, 'n')).words

type KnownPerson = ImportPerson & { words: string[]; initials: string }
const known = new WeakMap<ImportPerson[], KnownPerson[]>()

function knownPeople({ people }: ImportContext): KnownPerson[] {
  const there = known.get(people)
  if (there) return there
  const all = people.map((person) => ({ ...person, words: wordsOfName(person.name), initials: initials(person.name) }))
  known.set(people, all)
  return all
}

/** The one person who is meant, by e-mail, by some of their names («Lic. Diego», «D. Robles»), or by initials. */
function guessPerson(text: string, context: ImportContext): string | null {
  const said = fold(text.slice(0, MAX_NAME_LENGTH))
  const people = knownPeople(context)
  const only = (fits: (person: KnownPerson) => boolean) => {
    const found = people.filter(fits)
    return found.length === 1 ? String(found[0]!.id) : null
  }
  const words = wordsOfName(text)
  const isNamed = ({ words: own }: KnownPerson) =>
    words.every((word) => own.includes(word) || (word.length === 1 && own.some((one) => one[0] === word)))
  const compact = said.replace(/[\s.]/g, '')
  return (
    only(({ name, email }) => fold(name) === said || email.toLowerCase() === said) ??
    only(({ email }) => email.toLowerCase().split('@')[0] === said) ??
    (words.some((word) => word.length > 1) ? only(isNamed) : null) ??
    (/^\p{L}{2,5}$/u.test(compact) ? only((person) => person.initials === compact) : null)
  )
}

const people = (field: string): ValueField => ({
  field,
  isOpen: false,
  options: ({ people }) => people.map(({ id, name }) => ({ value: String(id), label: name })),
  guess: guessPerson,
})

/** Who answers for a matter or a client. */
export const RESPONSIBLE = people('responsible')

/** Who works on it. */
export const TEAM: ValueField = {
  ...people('team'),
  split: (text) =>
    text
      .split(/[;,/\n|]|\s+y\s+/i)
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, MAX_PEOPLE),
}
