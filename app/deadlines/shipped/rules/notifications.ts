import type { CountedCalendar, Effect, NotificationRule, RuleBasis, RuleOrigin } from '../../domain/rules.js'
import { AMPARO_COURT, amparoLaw } from './amparo_law.js'

const LFPCA = 'ley-federal-de-procedimiento-contencioso-administrativo'
const CNPCYF = 'codigo-nacional-de-procedimientos-civiles-y-familiares'
const RESPONSIBLE: readonly CountedCalendar[] = [{ role: 'responsible' }]
/** What becomes known or enters into force does so on any day. */
const NO_CALENDAR: readonly CountedCalendar[] = []

const sameDay: Effect = { kind: 'same_day' }
const workingDays = (days: number): Effect => ({ kind: 'working_days', days })

const rule = (
  key: string,
  origin: RuleOrigin,
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
  origin,
  effect,
  calendars,
  basis,
  ...more,
})

const bulletin: RuleBasis = {
  law: LFPCA,
  article: null,
  citation: 'Ley Federal de Procedimiento Contencioso Administrativo, notificación por Boletín Jurisdiccional',
}

/** When notifications take effect. What nobody read in the text that it cites is not verified. */
export const NOTIFICATION_RULES: readonly NotificationRule[] = [
  rule('amparo_personal', 'court', workingDays(1), AMPARO_COURT, amparoLaw('31', 'II')),
  rule('amparo_list', 'court', workingDays(1), AMPARO_COURT, amparoLaw('31', 'II')),
  rule('amparo_electronic', 'court', sameDay, AMPARO_COURT, amparoLaw('31', 'III')),
  rule('amparo_authority', 'court', sameDay, AMPARO_COURT, amparoLaw('31', 'I')),
  rule('amparo_authority_post', 'court', { kind: 'day_or_next_working' }, AMPARO_COURT, amparoLaw('31', 'I')),
  rule('act_known', 'act', sameDay, NO_CALENDAR, amparoLaw('18')),
  rule('norm_in_force', 'norm', { kind: 'opens_that_day' }, NO_CALENDAR, amparoLaw('18'), { isVerified: false }),
  rule('lfpca_bulletin', 'act', workingDays(3), RESPONSIBLE, bulletin, { validUntil: '2027-02-03' }),
  rule('lfpca_bulletin', 'act', workingDays(2), RESPONSIBLE, bulletin, {
    version: 2,
    validFrom: '2027-02-04',
    isVerified: false,
  }),
  rule('lfpca_personal', 'act', workingDays(1), RESPONSIBLE, {
    law: LFPCA,
    article: '70',
    citation: 'Ley Federal de Procedimiento Contencioso Administrativo, artículo 70',
  }),
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
]
