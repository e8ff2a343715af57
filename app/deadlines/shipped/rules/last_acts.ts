import type {
  CountedCalendar,
  NotificationRule,
  RuleBasis,
  RuleOrigin,
  TermLength,
  TermRule,
} from '../../domain/rules.js'
import { commercialCode, labourLaw, taxCode } from './laws.js'

/** In several laws, or in one of which the library knows no key: cited only. */
const cited = (citation: string): RuleBasis => ({ law: null, article: null, citation })

const ofAnyDay = { version: 1, validFrom: null, validUntil: null }
const HANDLING: readonly CountedCalendar[] = [{ role: 'handling' }]

const start = (
  key: string,
  origins: readonly RuleOrigin[],
  effect: 'same_day' | 'opens_that_day',
  basis: RuleBasis
): NotificationRule => ({
  ...ofAnyDay,
  key,
  origins,
  effect: { kind: effect },
  calendars: [],
  basis,
  isVerified: false,
})

/**
 * From when terms run that begin again with each act that counts. Where the laws differ on whether that day is counted, it is: the earlier last day is told. Of no
 * rule somebody has said that it holds for every act, so that all are to be verified.
 */
export const LAST_ACT_RULES: readonly NotificationRule[] = [
  start('last_act', ['commercial_inactivity'], 'same_day', cited('Código de Comercio, artículo 1076')),
  start(
    'last_act_counted',
    ['inactivity'],
    'opens_that_day',
    cited(
      'Código Federal de Procedimientos Civiles, artículo 373, fracción IV; Código de Comercio, artículo 1076, fracciones III y IV; Ley Federal del Trabajo, artículo 773'
    )
  ),
  start(
    'claim_due',
    ['limitation'],
    'opens_that_day',
    cited('Código Civil Federal, artículos 1159 y 1179; Código de Comercio, artículo 1040')
  ),
  start(
    'claim_interrupted',
    ['limitation'],
    'opens_that_day',
    cited(
      'Código Civil Federal, artículo 1168; Código de Comercio, artículo 1041; Código Fiscal de la Federación, artículo 146'
    )
  ),
]

const term = (
  key: string,
  origin: RuleOrigin,
  length: TermLength,
  basis: RuleBasis,
  more: Partial<TermRule> = {}
): TermRule => ({ ...ofAnyDay, key, origin, length, calendars: [], basis, isVerified: false, ...more })

const workingDays = (amount: number): TermLength => ({ unit: 'working_days', amount })
/** A last day that is a holiday may move to the next one that is not: the earlier day is told. */
const lasting = (unit: 'months' | 'years', amount: number): TermLength => ({
  ...{ unit, amount, movesToWorkingDay: false, from: 'effect' },
})

/** The reform of the Código de Comercio of DOF 25-01-2017, in force a year later. */
const COMMERCE_OF_2018 = { validFrom: '2018-01-26', calendars: HANDLING }

const commercialLapse = (fraction: string): RuleBasis => ({
  ...commercialCode('1076'),
  citation: `Código de Comercio, artículo 1076, ${fraction}`,
})

/** Caducidad de la instancia: for how long nobody moved a trial on. Read in the texts of the Cámara de Diputados; what they leave open is to be verified. */
export const INACTIVITY_TERMS: readonly TermRule[] = [
  term('commercial_lapse', 'commercial_inactivity', workingDays(120), commercialLapse('inciso a)'), {
    ...COMMERCE_OF_2018,
    isVerified: true,
  }),
  term('commercial_lapse_appeal', 'inactivity', workingDays(60), commercialLapse('fracción III'), COMMERCE_OF_2018),
  term('commercial_lapse_incident', 'inactivity', workingDays(30), commercialLapse('fracción IV'), COMMERCE_OF_2018),
  term('labour_lapse', 'inactivity', lasting('months', 4), {
    ...labourLaw('773'),
    citation: 'Ley Federal del Trabajo, artículos 772 y 773',
  }),
  term(
    'federal_lapse',
    'inactivity',
    lasting('years', 1),
    cited('Código Federal de Procedimientos Civiles (abrogado, DOF 07-06-2023), artículo 373, fracción IV')
  ),
]

/** Prescripción: for how long something can be claimed. Reads like those of inactivity. */
export const LIMITATION_TERMS: readonly TermRule[] = [
  term('civil_limitation', 'limitation', lasting('years', 10), cited('Código Civil Federal, artículo 1159')),
  term('civil_limitation_short', 'limitation', lasting('years', 2), cited('Código Civil Federal, artículo 1161')),
  term('commercial_limitation', 'limitation', lasting('years', 10), commercialCode('1047')),
  term('commercial_limitation_short', 'limitation', lasting('years', 1), commercialCode('1043')),
  term('tax_limitation', 'limitation', lasting('years', 5), taxCode('146')),
]
