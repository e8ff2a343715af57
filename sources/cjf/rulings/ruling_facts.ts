import { valuesOf } from '#sources/cjf/cases/case_sections'
import { dayOf } from '#sources/cjf/dates'
import { organOf } from '#sources/cjf/organ'
import type { CaseFile, ListedRuling, RulingFacts } from '#sources/cjf/records'

/** What the panel of a case tells in the words of the filters. */
export interface PanelFacts {
  subjects: string[]
  branches: string[]
  acts: string[]
  specificActs: string[]
  outcomes: string[]
  states: string[]
  cities: string[]
  filedOn: string | null
  decidedOn: string | null
}

/** Reads the panel by its labels. The place is that of the act, not of the court. Throws `RecordRejected` `impossibleDate`. */
export function panelFacts({ sections }: Pick<CaseFile, 'sections'>): PanelFacts {
  const all = (label: string | RegExp) => valuesOf(sections, label)
  return {
    subjects: all(/^materia\b/),
    branches: all(/^sub ?materia\b/),
    acts: all('Actos reclamados'),
    specificActs: all('Actos reclamados específicos'),
    outcomes: all('Sentido sentencia o resolución que puso fin al juicio'),
    states: all('Entidad federativa'),
    cities: all('Municipio/Alcaldía'),
    filedOn: dayOf(all('Fecha presentación')[0] ?? ''),
    decidedOn: dayOf(all('Fecha sentencia').at(-1) ?? ''),
  }
}

/** What the page of its case tells of a ruling. */
export function caseFacts(file: CaseFile, ruling: ListedRuling): RulingFacts {
  const { subjects, branches, acts, specificActs, outcomes, states, cities, filedOn, decidedOn } = panelFacts(file)
  return {
    neun: ruling.neun,
    organId: file.organId,
    court: file.court,
    proceeding: file.proceeding,
    number: file.number,
    circuit: organOf(file.court).circuit[0] ?? '',
    state: states[0] ?? '',
    city: cities[0] ?? '',
    subjects,
    branches,
    acts,
    specificActs,
    outcome: outcomes.at(-1) ?? '',
    judges: [],
    secretary: '',
    topic: ruling.topic,
    filedOn,
    decidedOn: decidedOn ?? ruling.enteredOn,
  }
}
