import type { RuleOrigin } from '../../deadlines/domain/rules.js'

/** What may be notified or known in a matter, and the terms that it opens, the most usual first. */
export interface Resolution {
  /** Its name is `docket.resolution.<key>`. */
  key: string
  origin: RuleOrigin
  terms: readonly string[]
}

/**
 * The chains that are proposed. Which terms an act opens follows from the articles that the rules of the terms cite; a person chooses among them and confirms each.
 */
export const RESOLUTIONS: readonly Resolution[] = [
  { key: 'act_claimed', origin: 'act', terms: ['amparo_indirect'] },
  { key: 'final_judgment', origin: 'act', terms: ['amparo_direct'] },
  { key: 'prison_sentence', origin: 'act', terms: ['amparo_prison'] },
  { key: 'land_act', origin: 'act', terms: ['amparo_land'] },
  { key: 'extradition', origin: 'act', terms: ['amparo_extradition'] },
  { key: 'norm', origin: 'norm', terms: ['amparo_norm'] },
  { key: 'indirect_sentence', origin: 'court', terms: ['amparo_review'] },
  { key: 'direct_sentence', origin: 'court', terms: ['amparo_review'] },
  { key: 'review_admission', origin: 'court', terms: ['amparo_adhesive_review'] },
  { key: 'definitive_suspension', origin: 'court', terms: ['amparo_review'] },
  { key: 'provisional_suspension', origin: 'court', terms: ['amparo_complaint_suspension'] },
  { key: 'prevention', origin: 'court', terms: ['amparo_prevention'] },
  { key: 'missing_copies', origin: 'court', terms: ['amparo_copies'] },
  { key: 'direct_prevention', origin: 'court', terms: ['amparo_direct_prevention'] },
  { key: 'direct_admission', origin: 'court', terms: ['amparo_allegations', 'amparo_adhesive'] },
  { key: 'report_required', origin: 'court', terms: ['amparo_justified_report', 'amparo_previous_report'] },
  { key: 'president_ruling', origin: 'court', terms: ['amparo_reclamation'] },
  { key: 'ruling', origin: 'court', terms: ['amparo_complaint'] },
  { key: 'compliance_required', origin: 'court', terms: ['amparo_compliance'] },
  { key: 'compliance_reported', origin: 'court', terms: ['amparo_compliance_view'] },
  { key: 'direct_compliance_reported', origin: 'court', terms: ['amparo_compliance_view_direct'] },
  { key: 'compliance_declared', origin: 'court', terms: ['amparo_nonconformity'] },
  { key: 'tax_resolution', origin: 'tax_act', terms: ['nullity_tax', 'tax_revocation'] },
  { key: 'administrative_resolution', origin: 'administrative_act', terms: ['nullity', 'administrative_review'] },
  { key: 'nullity_claim', origin: 'administrative_trial', terms: ['nullity_answer'] },
  { key: 'nullity_answered', origin: 'administrative_trial', terms: ['nullity_extension'] },
  { key: 'nullity_order', origin: 'administrative_trial', terms: ['nullity_reclamation'] },
  { key: 'nullity_judgment', origin: 'act', terms: ['amparo_direct', 'tax_review'] },
  { key: 'commercial_claim', origin: 'commercial_trial', terms: ['commercial_answer'] },
  { key: 'commercial_oral_claim', origin: 'commercial_trial', terms: ['commercial_oral_answer'] },
  { key: 'commercial_executive_claim', origin: 'commercial_trial', terms: ['commercial_executive_answer'] },
  { key: 'commercial_sentence', origin: 'commercial_trial', terms: ['commercial_appeal_sentence'] },
  { key: 'labour_claim', origin: 'labour_trial', terms: ['labour_answer'] },
  { key: 'dismissal', origin: 'employment', terms: ['labour_dismissal'] },
  { key: 'worker_fault', origin: 'employer_action', terms: ['labour_employer_actions'] },
  { key: 'employer_fault', origin: 'worker_separation', terms: ['labour_separation'] },
  { key: 'disability', origin: 'work_disability', terms: ['labour_disability'] },
  { key: 'worker_death', origin: 'work_death', terms: ['labour_death'] },
  { key: 'labour_award', origin: 'labour_award', terms: ['labour_enforcement'] },
]
