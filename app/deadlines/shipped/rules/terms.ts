import type { Day } from '../../domain/days.js'
import type { CountedCalendar, RuleBasis, RuleOrigin, TermLength, TermRule } from '../../domain/rules.js'
import { AMPARO_COURT, amparoLaw, DIRECT_AMPARO } from './amparo_law.js'
import { INACTIVITY_TERMS, LIMITATION_TERMS } from './last_acts.js'
import { commercialCode, commercialTerm, labourLaw, lfpa, lfpca, taxCode } from './laws.js'

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

/** Days on which the court, or the authority, that handles the matter does not work. */
const HANDLING: readonly CountedCalendar[] = [{ role: 'handling' }]
const RESPONSIBLE: readonly CountedCalendar[] = [{ role: 'responsible' }]

/** A term of a law other than that of the amparo, since the reform that gave it its length. */
const since = (validFrom: Day, term: TermRule): TermRule => ({ ...term, validFrom })
/** Reforms of the trials: DOF 13-06-2016 (LFPCA), 25-01-2017 in force a year later (Código de Comercio), 01-05-2019 (LFT). */
const LFPCA_OF_2016 = '2016-06-14'
const COMMERCE_OF_2018 = '2018-01-26'
const LABOUR_OF_2019 = '2019-05-02'

const administrative = (key: string, origin: RuleOrigin, amount: number, article: string) =>
  since(LFPCA_OF_2016, rule(key, origin, days(amount), lfpca(article), HANDLING))
const commercial = (key: string, amount: number, basis: RuleBasis) =>
  since(COMMERCE_OF_2018, rule(key, 'commercial_trial', days(amount), basis, HANDLING))
const labour = (key: string, amount: number, article: string) =>
  since(LABOUR_OF_2019, rule(key, 'labour_trial', days(amount), labourLaw(article), HANDLING))
/**
 * The month counts the days that it has. A last day that is a holiday passes to the next that is not, but the law does not say whether a Saturday is one: the earlier
 * day is told, as not verified (article 522 of the Ley Federal del Trabajo).
 */
const limitation = (key: string, length: { unit: 'months' | 'years'; amount: number }, article: string): TermRule => {
  const citation = `Ley Federal del Trabajo, artículos ${article} y 522; la solicitud de conciliación la interrumpe (artículo 521, fracción III)`
  const basis = { ...labourLaw(article), citation }
  return since(
    LABOUR_OF_2019,
    rule(key, 'employment', { ...length, movesToWorkingDay: false, from: 'effect' }, basis, [], false)
  )
}

/** A month; a worker may leave within thirty days of the cause as well, which are never fewer (articles 52, 517 and 522 of the Ley Federal del Trabajo). */
const oneMonth = (key: string, origin: RuleOrigin, articles: string): TermRule => {
  const basis = { ...labourLaw('517'), citation: `Ley Federal del Trabajo, artículos ${articles} y 522` }
  const length: TermLength = { unit: 'months', amount: 1, movesToWorkingDay: false, from: 'effect' }
  return since(LABOUR_OF_2019, rule(key, origin, length, basis, [], false))
}

/** Two years, each fraction from a beginning of its own: the day itself counts whole, that of an award does not (articles 519 and 522 of the Ley Federal del Trabajo). */
const twoYears = (key: string, origin: RuleOrigin, fraction: string): TermRule => {
  const basis = {
    ...labourLaw('519'),
    citation: `Ley Federal del Trabajo, artículos 519, fracción ${fraction}, y 522; se interrumpe según el artículo 521`,
  }
  const length: TermLength = { unit: 'years', amount: 2, movesToWorkingDay: false, from: 'effect' }
  return since(LABOUR_OF_2019, rule(key, origin, length, basis, [], false))
}

const directAmparo: RuleBasis = {
  ...amparoLaw('17'),
  citation: 'Ley de Amparo, artículos 17, 19 y 176; P./J. 4/2022 (11a.), registro 2024494',
}

/** Filed with the responsible authority, too (2a./J. 36/2018 (10a.), registro 2016696). */
const taxReview: RuleBasis = {
  ...lfpca('63'),
  citation: `${lfpca('63').citation}; 2a./J. 36/2018 (10a.), registro 2016696`,
}

/** Terms of the Ley de Amparo (read in the text of the last reform, DOF 16-10-2025), and of the trials and remedies of other laws (`laws.ts`). */
export const TERM_RULES: readonly TermRule[] = [
  rule('amparo_indirect', 'act', days(15), amparoLaw('17')),
  rule('amparo_direct', 'act', days(15), directAmparo, DIRECT_AMPARO),
  rule('amparo_norm', 'norm', days(30), amparoLaw('17', 'I')),
  rule('amparo_extradition', 'act', days(30), amparoLaw('17', 'I')),
  rule('amparo_prison', 'act', years(8), amparoLaw('17', 'II'), DIRECT_AMPARO),
  rule('amparo_land', 'act', years(7), amparoLaw('17', 'III')),
  rule('amparo_liberty', 'act', anyTime, amparoLaw('17', 'IV')),
  rule('amparo_review', 'court', days(10), amparoLaw('86')),
  rule('amparo_adhesive_review', 'court', days(5), amparoLaw('82')),
  rule('amparo_complaint', 'court', days(5), amparoLaw('98')),
  rule('amparo_complaint_suspension', 'court', days(2), amparoLaw('98', 'I')),
  rule('amparo_complaint_not_processed', 'court', anyTime, amparoLaw('98', 'II')),
  rule('amparo_reclamation', 'court', days(3), amparoLaw('104')),
  rule('amparo_prevention', 'court', days(5), amparoLaw('114')),
  rule('amparo_justified_report', 'court', days(15), amparoLaw('117')),
  rule('amparo_previous_report', 'court', { unit: 'hours', amount: 48 }, amparoLaw('138'), AMPARO_COURT, false),
  rule('amparo_copies', 'court', days(5), amparoLaw('177'), DIRECT_AMPARO),
  rule('amparo_direct_prevention', 'court', days(5), amparoLaw('180')),
  rule('amparo_allegations', 'court', days(15), amparoLaw('181')),
  rule('amparo_adhesive', 'court', days(15), amparoLaw('182')),
  rule('amparo_compliance', 'court', days(3), amparoLaw('192')),
  rule('amparo_compliance_view', 'court', days(3), amparoLaw('196')),
  rule('amparo_compliance_view_direct', 'court', days(10), amparoLaw('196')),
  rule('amparo_nonconformity', 'court', days(15), amparoLaw('202')),
  rule('amparo_nonconformity_any_time', 'court', anyTime, amparoLaw('202')),
  administrative('nullity_tax', 'tax_act', 30, '13'),
  administrative('nullity', 'administrative_act', 30, '13'),
  administrative('nullity_answer', 'administrative_trial', 30, '19'),
  administrative('nullity_extension', 'administrative_trial', 10, '17'),
  administrative('nullity_extension_answer', 'administrative_trial', 10, '19'),
  administrative('nullity_reclamation', 'administrative_trial', 10, '59'),
  rule('tax_review', 'act', days(15), taxReview, DIRECT_AMPARO),
  rule('tax_revocation', 'tax_act', days(30), taxCode('121'), RESPONSIBLE),
  rule('administrative_review', 'administrative_act', days(15), lfpa('85'), RESPONSIBLE),
  commercial('commercial_answer', 15, commercialCode('1378')),
  commercial('commercial_counterclaim', 9, commercialCode('1378')),
  commercial('commercial_oral_answer', 9, commercialCode('1390 Bis 14')),
  commercial('commercial_executive_answer', 8, commercialCode('1396', '1399')),
  commercial('commercial_appeal_sentence', 9, commercialTerm('II')),
  commercial('commercial_appeal_order', 6, commercialTerm('II')),
  commercial('commercial_appeal_preventive', 3, commercialTerm('II')),
  commercial('commercial_incident', 3, commercialTerm('III')),
  commercial('commercial_other', 3, commercialTerm('VI')),
  labour('labour_answer', 15, '873-A'),
  labour('labour_other', 3, '735'),
  limitation('labour_dismissal', { unit: 'months', amount: 2 }, '518'),
  limitation('labour_actions', { unit: 'years', amount: 1 }, '516'),
  oneMonth('labour_employer_actions', 'employer_action', '517, fracción I,'),
  oneMonth('labour_separation', 'worker_separation', '52, 517, fracción II,'),
  twoYears('labour_disability', 'work_disability', 'I'),
  twoYears('labour_death', 'work_death', 'II'),
  twoYears('labour_enforcement', 'labour_award', 'III'),
  ...INACTIVITY_TERMS,
  ...LIMITATION_TERMS,
]
