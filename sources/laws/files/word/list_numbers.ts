import { signOf } from './symbols.js'
import type { ListLevel, ListUse } from './list_tables.js'

/** The paragraph of a list: which use of it, counted from 1, and its level. */
export interface InList {
  use: number
  level: number
}

const FORMAT = {
  upperRoman: 1,
  lowerRoman: 2,
  upperLetter: 3,
  lowerLetter: 4,
  ordinal: 5,
  twoFigures: 22,
  bullet: 23,
  none: 255,
}
const ROMAN: [number, string][] = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
] // prettier-ignore
const MAX_IN_ROMAN = 4_000
const MAX_LETTERS = 780

/** Counts the paragraphs of lists and writes their numbers, which the text of a file does not hold. */
export class ListNumbers {
  readonly #counts = new Map<number, number[]>()
  readonly #begun = new Set<string>()

  constructor(private readonly uses: ListUse[]) {}

  /** What is printed before the next paragraph of a list, with what parts it from the text; empty when nothing is. */
  next({ use, level }: InList): string {
    const own = this.uses[use - 1]
    const form = own?.levels[level]
    if (!form) return ''
    const counts = this.#counted(own, use, level)
    if (form.format === FORMAT.none && !form.text) return ''
    const label = [...form.text].map((sign) => this.#partOf(sign, own, { counts, form })).join('')
    return label.trim() && (form.isGlued ? label : `${label} `)
  }

  #counted(own: ListUse, use: number, level: number): number[] {
    const counts = this.#counts.get(own.list) ?? []
    this.#counts.set(own.list, counts)
    for (let above = 0; above <= level; above++) {
      const restart = this.#begins(use, above) ? own.restarts.get(above) : undefined
      const first = restart ?? own.levels[above]?.start ?? 1
      if (counts[above] === undefined || restart !== undefined) counts[above] = first - (above === level ? 1 : 0)
    }
    counts[level]++
    counts.length = level + 1
    return counts
  }

  #begins(use: number, level: number): boolean {
    const name = `${use} ${level}`
    return !this.#begun.has(name) && this.#begun.add(name) !== undefined
  }

  #partOf(sign: string, { levels }: ListUse, { counts, form }: { counts: number[]; form: ListLevel }): string {
    const level = sign.charCodeAt(0)
    if (level > 8) return signOf(level)
    const format = levels[level]?.format ?? 0
    return numberIn(form.isLegal ? 0 : format, counts[level] ?? 1)
  }
}

/** A number in a format of lists. */
export function numberIn(format: number, value: number): string {
  if (format === FORMAT.upperRoman) return romanFor(value)
  if (format === FORMAT.lowerRoman) return romanFor(value).toLowerCase()
  if (format === FORMAT.upperLetter) return letterFor(value)
  if (format === FORMAT.lowerLetter) return letterFor(value).toLowerCase()
  if (format === FORMAT.ordinal) return `${value}º`
  if (format === FORMAT.twoFigures) return String(value).padStart(2, '0')
  return format === FORMAT.bullet || format === FORMAT.none ? '' : String(value)
}

function romanFor(value: number): string {
  if (value < 1 || value >= MAX_IN_ROMAN) return String(value)
  let rest = value
  return ROMAN.map(([worth, sign]) => {
    const times = Math.floor(rest / worth)
    rest -= times * worth
    return sign.repeat(times)
  }).join('')
}

/** `A` … `Z`, `AA`, `BB` …, as Word counts. */
function letterFor(value: number): string {
  if (value < 1 || value > MAX_LETTERS) return String(value)
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}
