import type { CountedCalendar, RuleBasis } from '../../domain/rules.js'

const LAW = 'ley-de-amparo'

/** What stops a term before the court of the amparo: article 19, and the days on which that court does not work. */
export const AMPARO_COURT: readonly CountedCalendar[] = [{ role: 'amparo_law' }, { role: 'handling' }]

/**
 * A direct amparo is filed through the responsible authority (article 176): the days on which it was closed do not count either (P./J. 4/2022 (11a.), registro 2024494;
 * 2a./J. 36/2018 (10a.), registro 2016696), while extraordinary closures of the collegiate court do.
 */
export const DIRECT_AMPARO: readonly CountedCalendar[] = [
  { role: 'amparo_law' },
  { role: 'handling', except: ['closure'] },
  { role: 'responsible' },
]

/** Where an article of the Ley de Amparo is written, down to its fraction. */
export const amparoLaw = (article: string, fraction?: string): RuleBasis => ({
  law: LAW,
  article,
  citation: `Ley de Amparo, artículo ${article}${fraction ? `, fracción ${fraction}` : ''}`,
})
