import { normaliseName } from '#app/conflicts/names/normalise'
import { fold } from '#app/core/text/fold'
import type { ImportContext, ImportPerson } from '#app/transfers/records/import_field'
import type { ValueField } from './value_field.js'

const PARTICLES = new Set('de del la las los y e'.split(' '))

/** First letters of a name, as people sign lists: «DRM». */
const initials = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => !PARTICLES.has(word))
    .map((word) => word[0])
    .join('')

/** The one person who is meant, by e-mail, by some of their names («Lic. Diego», «D. Robles»), or by initials. */
function guessPerson(text: string, { people }: ImportContext): string | null {
  const said = fold(text)
  const only = (fits: (person: ImportPerson) => boolean) => {
    const found = people.filter(fits)
    return found.length === 1 ? String(found[0]!.id) : null
  }
  const wordsOfName = (name: string) => normaliseName(name.replace(/ñ/gi, 'n')).words
  const words = wordsOfName(text)
  const isNamed = ({ name }: ImportPerson) => {
    const own = wordsOfName(name)
    return words.every((word) => own.includes(word) || (word.length === 1 && own.some((one) => one[0] === word)))
  }
  return (
    only(({ name, email }) => fold(name) === said || email.toLowerCase() === said) ??
    only(({ email }) => email.toLowerCase().split('@')[0] === said) ??
    (words.some((word) => word.length > 1) ? only(isNamed) : null) ??
    (/^\p{L}{2,5}$/u.test(said.replace(/[\s.]/g, ''))
      ? only(({ name }) => initials(name) === said.replace(/[\s.]/g, ''))
      : null)
  )
}

const people = (field: string): ValueField => ({
  field,
  isOpen: false,
  options: ({ people }) => people.map(({ id, name }) => ({ value: String(id), label: name })),
  guess: guessPerson,
})

/** Who answers for a matter. */
export const RESPONSIBLE = people('responsible')

/** Who works on it. */
export const TEAM: ValueField = {
  ...people('team'),
  split: (text) =>
    text
      .split(/[;,/\n|]|\s+y\s+/i)
      .map((name) => name.trim())
      .filter(Boolean),
}
