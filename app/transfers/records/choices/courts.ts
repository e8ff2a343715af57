import { fold } from '#app/core/text/fold'
import type { ImportContext } from '#app/transfers/records/import_field'
import type { ValueField } from './value_field.js'

const SHORT = new Map(
  (
    'juzg=juzgado jdo=juzgado juz=juzgado trib=tribunal col=colegiado dto=distrito dtto=distrito dist=distrito cto=circuito circ=circuito mat=materia ' +
    'adm=administrativa admva=administrativa fam=familiar merc=mercantil lab=laboral pen=penal cdmx=mexico df=mexico edomex=mexico jal=jalisco jfca=junta jlca=junta ' +
    'tfja=tribunal federal justicia administrativa tsj=tribunal superior justicia'
  )
    .split(/ (?=\w+=)/)
    .map((pair) => pair.split('=') as [string, string])
)
const SILENT = new Set('de del la el los las lo en con y para residencia sede materia ciudad cd'.split(' '))

const ONES = 'primer segund tercer cuart quint sext septim octav noven'.split(' ')
const TENS = 'decim vigesim trigesim cuadragesim quincuagesim sexagesim septuagesim'.split(' ')

/** The number of an ordinal: «quinto», «5o», «5.º», «XV». Null for other words. */
function ordinal(word: string): number | null {
  const digits = /^(\d{1,3})(?:o|a|er|ro|do|to|mo|vo|no|º|ª|°)?$/.exec(word)
  if (digits) return Number(digits[1])
  const stem = word.replace(/(o|a|os|as)$/, '')
  const one = ONES.indexOf(stem)
  if (one >= 0) return one + 1
  const ten = TENS.indexOf(stem)
  if (ten >= 0) return (ten + 1) * 10
  const joined = TENS.findIndex((tens) => stem.startsWith(tens))
  const rest = joined >= 0 ? ONES.indexOf(stem.slice(TENS[joined]!.length + 1)) : -1
  return rest >= 0 ? (joined + 1) * 10 + rest + 1 : null
}

/** A court in the form in which it is the same however it is written: «Juzg. 5o Civil» and «Juzgado Quinto de lo Civil». */
export function courtKey(name: string): string {
  const words = fold(name)
    .replace(/[.,()"'/-]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (SHORT.get(word) ?? word).split(' '))
    .filter((word) => !SILENT.has(word))
  const parts: string[] = []
  let number = 0
  for (const word of words) {
    const value = ordinal(word)
    if (value !== null) number += value
    else parts.push(word)
  }
  return [number || '', ...parts.sort()].join(' ').trim()
}

const known = new WeakMap<string[], Map<string, string>>()

function courtsByKey({ courts }: ImportContext): Map<string, string> {
  const there = known.get(courts)
  if (there) return there
  const byKey = new Map([...courts].reverse().map((name) => [courtKey(name), name]))
  known.set(courts, byKey)
  return byKey
}

/** Before whom a matter is: a court that the firm's matters name already, or as the file writes it. */
export const COURT: ValueField = {
  field: 'court',
  isOpen: true,
  options: ({ courts }) => courts.map((name) => ({ value: name, label: name })),
  guess: (text, context) => courtsByKey(context).get(courtKey(text)) ?? null,
}
