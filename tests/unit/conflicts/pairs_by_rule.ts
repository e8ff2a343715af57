const GIVEN =
  'Adriana Benito Clara Damián Estela Fermín Graciela Horacio Irma Jacinto Leonor Marcelo Nadia Octavio Paulina Ramiro Silvia Ulises Verónica Zoilo'.split(
    ' '
  )
const SECOND = 'Alejandra Carlos Elena Ignacio Patricia Antonio Guadalupe Francisco María José'.split(' ')
const SURNAMES =
  'Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Jiménez Vázquez Gutiérrez Velasco Cervantes Zamora Ibarra Quiñones Villegas Barrera Escobedo Castañeda Figueroa Huerta Llanes Ochoa'.split(
    ' '
  )
const TRADES = 'Aceros Maderas Textiles Plásticos Alimentos Muebles Mármoles Refacciones'.split(' ')
const PLACES = 'Tepozán Cuitzeo Mixcoatl Zacatepec Jamapa Bacalar Yecapixtla Huamantla'.split(' ')
const FORMS = ['S.A. de C.V.', 'S.A.P.I. de C.V.', 'S. de R.L. de C.V.', 'S.C.', 'S.A.S. de C.V.']

const at = <T>(list: T[], index: number) => list[index % list.length]!

/** A fictitious person, the same for the same number. */
function person(index: number) {
  const given = at(GIVEN, index)
  const second = at(SECOND, index * 3 + 1)
  const first = at(SURNAMES, index * 7 + 2)
  const last = at(SURNAMES, index * 11 + 5)
  return { given, second, first, last: last === first ? at(SURNAMES, index * 11 + 6) : last }
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const sounding = (text: string) =>
  text
    .replace(/z/g, 's')
    .replace(/Z/g, 'S')
    .replace(/V/g, 'B')
    .replace(/G(?=[ei])/g, 'J')
    .replace(/^J(?=[ií])/g, 'G')
    .replace(/^H(?!u)/g, '')
const short: Record<string, string> = {
  Guadalupe: 'Gpe.',
  Francisco: 'Fco.',
  María: 'Ma.',
  Antonio: 'Ant.',
  Ignacio: 'Ign.',
  José: 'Jse.',
}
/** Leaves a letter out in the middle, doubles one, or swaps two. */
const slips = [
  (word: string) => word.slice(0, 3) + word.slice(4),
  (word: string) => word.slice(0, 3) + word[2] + word.slice(3),
  (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4),
]

type Person = ReturnType<typeof person>
const whole = ({ given, second, first, last }: Person) => `${given} ${second} ${first} ${last}`

/** How one person is written twice. */
const WAYS: ((someone: Person, index: number) => string)[] = [
  ({ given, second, first, last }) => `${first} ${last}, ${given} ${second}`.toUpperCase(),
  (someone) => bare(whole(someone)).toLowerCase(),
  ({ given, second, first, last }) => `Lic. ${given} ${short[second] ?? second} ${first} ${last}`,
  ({ given, first, last }) => `${given} ${first} ${last}`,
  ({ given, second, first }) => `${given} ${second} ${first}`,
  ({ given, second, first, last }) => `${given} ${second} ${sounding(first)} ${sounding(last)}`,
  ({ given, second, first, last }, index) => `${given} ${second} ${at(slips, index)(first)} ${last}`,
  ({ given, second, first, last }, index) => `${at(slips, index)(given)} ${second} ${first} ${last}`,
  ({ given, second, first, last }) => `${given[0]}. ${second} ${first} ${last}`,
]

/** Names of one person or business, spelled in two ways, by rule. */
export function sameByRule(): [string, string][] {
  const people = Array.from({ length: 36 }, (_, index) => person(index)).flatMap((someone, index) =>
    WAYS.map((way): [string, string] => [whole(someone), way(someone, index)])
  )
  const firms = TRADES.flatMap((trade, index) =>
    PLACES.slice(0, 4).flatMap((_, step): [string, string][] => {
      const name = `${trade} ${at(PLACES, index + step)}`
      const form = at(FORMS, index + step)
      return [
        [`${name}, ${form}`, bare(`${name} ${form}`).replaceAll('.', '').toUpperCase()],
        [`Grupo ${name}, ${form}`, `Gpo. ${name}, ${at(FORMS, index + step + 1)}`],
      ]
    })
  )
  return [...people, ...firms]
}

/** Names of two people or businesses that share words, by rule. */
export function otherByRule(): [string, string][] {
  const people = Array.from({ length: 40 }, (_, index) => person(index)).flatMap(
    (someone, index): [string, string][] => {
      const { given, second, first, last } = someone
      const other = person(index + 7)
      const third = SURNAMES.find(
        (name) => ![first, last].includes(name) && name[0] !== last[0] && name[0] !== first[0]
      )!
      return [
        [whole(someone), `${other.given} ${other.second} ${first} ${last}`],
        [whole(someone), `${given} ${second} ${third} ${other.last}`],
        [`${given} ${first} ${last}`, `${given} ${first} ${third}`],
      ]
    }
  )
  const firms = TRADES.map((trade, index): [string, string] => [
    `${trade} ${at(PLACES, index)}, S.A. de C.V.`,
    `${at(TRADES, index + 3)} ${at(PLACES, index)}, S.A. de C.V.`,
  ])
  return [...people, ...firms]
}
