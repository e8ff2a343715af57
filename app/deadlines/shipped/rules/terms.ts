import type { CountedCalendar, RuleBasis, RuleOrigin, TermLength, TermRule } from '../../domain/rules.js'
import { AMPARO_COURT, amparoLaw, DIRECT_AMPARO } from './amparo_law.js'

const days = (amount: number): TermLength => ({ unit: 'working_days', amount })
/** The law does not say whether the last day moves when it does not work: the earlier day is told. */
const years = (amount: number): TermLength => ({ unit: 'years', amount, movesToWorkingDay: false, from: 'effect' })
const anyTime: TermLength = { unit: 'any_time' }

const rule = (
  key: string,
  origin: RuleOrigin,
  length: TermLength,
  basis: RuleBasis,
  calendars: readonly CountedCalendar[] = AMPARO_COURT,
  isVerified = true
): TermRule => ({ key, origin, version: 1, validFrom: null, validUntil: null, isVerified, length, calendars, basis })

const directAmparo: RuleBasis = {
  ...amparoLaw('17'),
  citation: 'Ley de Amparo, artículos 17, 19 y 176; P./J. 4/2022 (11a.), registro 2024494',
}

/** Terms of the Ley de Amparo (read in the text of the last reform, DOF 16-10-2025). */
export const TERM_RULES: readonly TermRule[] = [
  rule('amparo_indirect', 'act', days(15), amparoLaw('17')),
  rule('amparo_direct', 'act', days(15), directAmparo, DIRECT_AMPARO),
  rule('amparo_norm', 'norm', days(30), amparoLaw('17', 'I')),
  rule('amparo_extradition', 'act', days(30), amparoLaw('17', 'I')),
  rule('amparo_prison', 'act', years(8), amparoLaw('17', 'II'), DIRECT_AMPARO),
  rule('amparo_land', 'act', years(7), amparoLaw('17', 'III')),
  rule('amparo_liberty', 'act', anyTime, amparoLaw('17', 'IV')),
  rule('amparo_review', 'court', days(10), amparoLaw('86')),
  rule('amparo_complaint', 'court', days(5), amparoLaw('98')),
  rule('amparo_complaint_suspension', 'court', days(2), amparoLaw('98', 'I')),
  rule('amparo_complaint_not_processed', 'court', anyTime, amparoLaw('98', 'II')),
  rule('amparo_reclamation', 'court', days(3), amparoLaw('104')),
  rule('amparo_prevention', 'court', days(5), amparoLaw('114')),
  rule('amparo_justified_report', 'court', days(15), amparoLaw('117')),
  rule('amparo_previous_report', 'court', { unit: 'hours', amount: 48 }, amparoLaw('138'), AMPARO_COURT, false),
  rule('amparo_copies', 'court', days(5), amparoLaw('177'), DIRECT_AMPARO),
  rule('amparo_allegations', 'court', days(15), amparoLaw('181')),
  rule('amparo_adhesive', 'court', days(15), amparoLaw('182')),
  rule('amparo_compliance', 'court', days(3), amparoLaw('192')),
  rule('amparo_nonconformity', 'court', days(15), amparoLaw('202')),
]
