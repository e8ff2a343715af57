import type { DemandAnswers, DemandKind, DemandStep } from './demand.js'
import { REQUISITES, type Requisite, type RequisiteState } from './requisites.js'

/** A requisite with how it stands. */
export type CheckedRequisite = {
  key: string
  article: string
  fraction: string | null
  state: RequisiteState
  reason: string | null
  /** Whether it follows from an answer of a step; otherwise a person said it. */
  isDerived: boolean
  /** The step in which its answer is given; null for what is said by hand. */
  step: DemandStep | null
}

const STEP_OF: Readonly<Record<NonNullable<Requisite['from']>, DemandStep>> = {
  complainant: 'authority',
  thirdParty: 'authority',
  authorities: 'authority',
  act: 'act',
  facts: 'requisites',
  rights: 'requisites',
  arguments: 'requisites',
  happenedOn: 'notice',
  suspension: 'requisites',
}

/** The checklist of a demand: what an answer gives is done; what a person says is not applicable, with a reason, stays so; the rest is missing. */
export function checkedRequisites(kind: DemandKind, answers: DemandAnswers): CheckedRequisite[] {
  return REQUISITES[kind].map(({ key, article, fraction, from }) => {
    const said = answers.requisites[key]
    const isGiven = from !== null && isAnswered(from, answers)
    const state = isGiven ? 'done' : from !== null && said?.state === 'done' ? 'missing' : (said?.state ?? 'missing')
    const reason = state === 'not_applicable' ? (said?.reason ?? null) : null
    return { key, article, fraction, state, reason, isDerived: isGiven, step: from && STEP_OF[from] }
  })
}

function isAnswered(from: NonNullable<Requisite['from']>, answers: DemandAnswers): boolean {
  if (from === 'suspension') return answers.asksSuspension === 'yes'
  return Boolean(answers[from])
}
