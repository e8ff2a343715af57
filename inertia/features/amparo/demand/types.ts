import type { CheckedRequisite, DemandAnswers, DemandKind, DemandStep } from '@generated/fields'
import type { RuleArticles } from '~/features/deadlines/rule_article'
import type { Choices, Sheet } from '~/features/deadlines/types'

/** The term of a claim as it stands with its answers. */
export type ShownTerm =
  | { state: 'missing'; fields: string[] }
  | { state: 'unknown_rule' }
  | { state: 'problem'; field: string; key: string; values: Record<string, string | number> }
  | { state: 'computed'; sheet: Sheet; isOver: boolean }

export type DemandPageProps = {
  demand: {
    id: number
    title: string
    kind: DemandKind
    step: DemandStep
    version: number
    answers: DemandAnswers
    finishedAt: string | null
    savedAt: string
    proceedingId: number | null
  }
  matter: { id: number; reference: string; title: string } | null
  term: ShownTerm
  requisites: CheckedRequisite[]
  choices: Choices
  articles: RuleArticles
  zone: string
  /** Branches of law under which a new matter may be filed. */
  materias: string[]
  today: string
  can: { edit: boolean; open: boolean }
}
