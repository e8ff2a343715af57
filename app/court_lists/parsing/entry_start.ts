import { flat } from './days.js'
import { LEAD, LISTS, NUMBERED, UNFINISHED } from './line_forms.js'
import { casesIn } from './split_text.js'

interface Before {
  /** Whether the rows of the list are numbered. */
  isNumbered: boolean
  /** Whether a row is being read. */
  isOpen: boolean
  afterBlank: boolean
  /** The line before, folded. */
  previous: string
}

const NUMBER_WITHIN = 160
const FREE_NUMBER_WITHIN = 120

/** Whether a line begins a row of running text. */
export function startsEntry(line: string, { isNumbered, isOpen, afterBlank, previous }: Before): boolean {
  const [first] = casesIn(line)
  if (!first) return false
  if (isNumbered) return NUMBERED.test(line) && first.start < NUMBER_WITHIN
  const lead = flat(line.slice(0, first.start)).trim()
  if (!LEAD.test(lead)) return !isOpen && first.start < FREE_NUMBER_WITHIN && !LISTS.test(flat(line).slice(0, 60))
  if (!isOpen || afterBlank) return true
  if (UNFINISHED.test(previous)) return false
  if (NUMBERED.test(line) || /^(?:exps?|expedientes?|toca)\b/.test(lead) || lead === '') return true
  return /[.;:)\]]$/.test(previous)
}
