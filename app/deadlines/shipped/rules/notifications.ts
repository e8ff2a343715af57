import type { CountedCalendar, Effect, NotificationRule, RuleBasis, RuleOrigin } from '../../domain/rules.js'
import { AMPARO_COURT, amparoLaw } from './amparo_law.js'
import { LAST_ACT_RULES } from './last_acts.js'
import { commercialCode, labourLaw, lfpa, lfpca, taxCode } from './laws.js'

const CNPCYF = 'codigo-nacional-de-procedimientos-civiles-y-familiares'
const RESPONSIBLE: readonly CountedCalendar[] = [{ role: 'responsible' }]
/** What becomes known or enters into force does so on any day. */
const NO_CALENDAR: readonly CountedCalendar[] = []

const sameDay: Effect = { kind: 'same_day' }
const workingDays = (days: number): Effect => ({ kind: 'working_days', days })

const rule = (
  key: string,
  origins: RuleOrigin | readonly RuleOrigin[],
  effect: Effect,
  calendars: readonly CountedCalendar[],
  basis: RuleBasis,
  more: Partial<NotificationRule> = {}
): NotificationRule => ({
  key,
  version: 1,
  validFrom: null,
  validUntil: null,
  isVerified: true,
  origins: typeof origins === 'string' ? [origins] : origins,
  effect,
  calendars,
  basis,
  ...more,
})

const ADMINISTRATIVE: readonly RuleOrigin[] = ['act', 'administrative_trial']
const COMMERCIAL: readonly RuleOrigin[] = ['act', 'commercial_trial', 'commercial_inactivity']
const LABOUR: readonly RuleOrigin[] = ['act', 'labour_trial']
const isUnverified = { isVerified: false }

/** When notifications take effect. What nobody read in the text that it cites is not verified. */
export const NOTIFICATION_RULES: readonly NotificationRule[] = [
  rule('amparo_personal', 'court', workingDays(1), AMPARO_COURT, amparoLaw('31', 'II')),
  rule('amparo_list', 'court', workingDays(1), AMPARO_COURT, amparoLaw('31', 'II')),
  rule('amparo_electronic', 'court', sameDay, AMPARO_COURT, amparoLaw('31', 'III')),
  rule('amparo_authority', 'court', sameDay, AMPARO_COURT, amparoLaw('31', 'I')),
  rule('amparo_authority_post', 'court', { kind: 'day_or_next_working' }, AMPARO_COURT, amparoLaw('31', 'I')),
  rule('act_known', 'act', sameDay, NO_CALENDAR, amparoLaw('18')),
  rule('norm_in_force', 'norm', { kind: 'opens_that_day' }, NO_CALENDAR, amparoLaw('18'), { isVerified: false }),
  rule('lfpca_bulletin', ADMINISTRATIVE, workingDays(3), RESPONSIBLE, lfpca('65'), { validUntil: '2027-02-03' }),
  rule('lfpca_bulletin', ADMINISTRATIVE, workingDays(2), RESPONSIBLE, lfpca('65'), {
    version: 2,
    validFrom: '2027-02-04',
    isVerified: false,
  }),
  rule('lfpca_personal', ADMINISTRATIVE, workingDays(1), RESPONSIBLE, lfpca('70')),
  rule('tax_next_day', ['act', 'tax_act'], workingDays(1), RESPONSIBLE, taxCode('135')),
  rule('lfpa_personal', ['act', 'administrative_act'], sameDay, NO_CALENDAR, lfpa('38')),
  rule('commercial_personal', COMMERCIAL, workingDays(1), RESPONSIBLE, commercialCode('1075', '1076')),
  rule('commercial_list', COMMERCIAL, workingDays(1), RESPONSIBLE, commercialCode('1075', '1076')),
  rule('labour_personal', LABOUR, sameDay, NO_CALENDAR, labourLaw('747', 'I')),
  rule('labour_list', LABOUR, workingDays(1), RESPONSIBLE, labourLaw('747', 'II'), isUnverified),
  rule('labour_mailbox', LABOUR, workingDays(2), RESPONSIBLE, labourLaw('747', 'III'), isUnverified),
  rule('employment_ended', 'employment', sameDay, NO_CALENDAR, labourLaw('518')),
  rule('fault_known', 'employer_action', sameDay, NO_CALENDAR, labourLaw('517')),
  rule('loss_proven', 'employer_action', { kind: 'opens_that_day' }, NO_CALENDAR, labourLaw('517')),
  rule('debt_due', 'employer_action', { kind: 'opens_that_day' }, NO_CALENDAR, labourLaw('517')),
  rule('cause_known', 'worker_separation', { kind: 'opens_that_day' }, NO_CALENDAR, labourLaw('517')),
  rule('disability_determined', 'work_disability', { kind: 'opens_that_day' }, NO_CALENDAR, labourLaw('519')),
  rule('worker_died', 'work_death', { kind: 'opens_that_day' }, NO_CALENDAR, labourLaw('519')),
  rule('award_notified', 'labour_award', sameDay, NO_CALENDAR, labourLaw('519')),
  rule('cnpcyf_personal', 'act', sameDay, RESPONSIBLE, {
    law: CNPCYF,
    article: '227',
    citation: 'Código Nacional de Procedimientos Civiles y Familiares, artículo 227',
  }),
  rule('cnpcyf_list', 'act', workingDays(1), RESPONSIBLE, {
    law: CNPCYF,
    article: '211',
    citation: 'Código Nacional de Procedimientos Civiles y Familiares, artículo 211',
  }),
  rule(
    'tja_queretaro_bulletin',
    'act',
    workingDays(3),
    RESPONSIBLE,
    {
      law: null,
      article: null,
      citation: 'Tribunal de Justicia Administrativa del Estado de Querétaro, Boletín Jurisdiccional',
    },
    { isVerified: false }
  ),
  ...LAST_ACT_RULES,
]
