import { fold } from '#app/core/text/fold'

/** How companies and associations end their names, without full stops and blanks between initials. */
const FORMS = [
  'sa',
  'sa de cv',
  'sab de cv',
  'sapi',
  'sapi de cv',
  'sc',
  'ac',
  'iap',
  'abp',
  'sas',
  'sas de cv',
  's de rl',
  's de rl de cv',
  's de rl mi',
  'spr',
  'spr de rl',
  'spr de ri',
  'sc de rl',
  'sc de rl de cv',
  'sofom enr',
  'sofom er',
]
const ENDS = new RegExp(` (?:${FORMS.join('|')})$`)

/** Whether a name is that of a business, by its company form. For names about which nothing else is known. */
export function isBusinessName(name: string): boolean {
  const spelled = fold(name)
    .replace(/\./g, '')
    .replace(/[,\s]+/g, ' ')
    .replace(/\b(\w) (?=\w\b)/g, '$1')
  return ENDS.test(spelled)
}
