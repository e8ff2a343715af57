import { test } from '@japa/runner'
import { computeTerm } from '#app/deadlines/domain/compute'
import { aRequest } from '../deadlines/requests.js'

/**
 * Day of the notification (or of the knowledge, or of the entry into force), its rule, the term, the calendar of the responsible authority, the article of the Ley de Amparo, and
 * what was counted by hand on the published calendars: when it takes effect, the first day and the last.
 */
const CASES = [
  ['2026-01-05', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-01-06', '2026-01-07', '2026-01-27'],
  ['2026-01-30', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-02-03', '2026-02-04', '2026-02-25'],
  ['2026-02-03', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-02-04', '2026-02-06', '2026-02-26'],
  ['2026-03-12', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-03-13', '2026-03-17', '2026-04-09'],
  ['2026-03-27', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-03-30', '2026-03-31', '2026-04-23'],
  ['2026-04-29', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-04-30', '2026-05-06', '2026-05-26'],
  ['2026-07-03', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-07-06', '2026-07-07', '2026-08-12'],
  ['2026-07-15', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-08-03', '2026-08-04', '2026-08-24'],
  ['2026-09-10', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-09-11', '2026-09-17', '2026-10-07'],
  ['2026-10-09', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-10-13', '2026-10-14', '2026-11-04'],
  ['2026-10-30', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-11-03', '2026-11-04', '2026-11-26'],
  ['2026-11-13', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2026-11-17', '2026-11-18', '2026-12-09'],
  ['2026-02-23', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-02-26', '2026-02-27', '2026-03-20'],
  ['2026-03-31', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-04-08', '2026-04-09', '2026-04-29'],
  ['2026-06-24', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-06-29', '2026-06-30', '2026-08-10'],
  ['2026-07-07', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-07-10', '2026-08-03', '2026-08-21'],
  ['2026-08-20', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-08-25', '2026-08-26', '2026-09-21'],
  ['2026-09-08', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-09-11', '2026-09-17', '2026-10-07'],
  ['2026-10-28', 'lfpca_bulletin', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-11-03', '2026-11-04', '2026-11-26'],
  ['2026-01-12', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-01-13', '2026-01-14', '2026-02-04'],
  ['2026-02-27', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-03-02', '2026-03-03', '2026-03-24'],
  ['2026-04-30', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-05-06', '2026-05-07', '2026-05-27'],
  ['2026-06-30', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-07-01', '2026-07-02', '2026-08-12'],
  ['2026-08-26', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-08-27', '2026-08-31', '2026-09-23'],
  ['2026-09-11', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-09-17', '2026-09-18', '2026-10-08'],
  ['2026-11-12', 'lfpca_personal', 'amparo_direct', 'tfja', '17, 19 y 176', '2026-11-13', '2026-11-17', '2026-12-08'],
  ['2026-01-02', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-01-02', '2026-01-05', '2026-01-23'],
  ['2026-02-04', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-02-04', '2026-02-06', '2026-02-26'],
  ['2026-03-30', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-03-30', '2026-03-31', '2026-04-23'],
  ['2026-05-01', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-05-01', '2026-05-06', '2026-05-26'],
  ['2026-07-14', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-07-14', '2026-07-15', '2026-08-20'],
  ['2026-09-13', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-09-13', '2026-09-17', '2026-10-07'],
  ['2026-11-19', 'act_known', 'amparo_indirect', 'pjf', '17 y 18', '2026-11-19', '2026-11-23', '2026-12-11'],
  ['2026-01-15', 'norm_in_force', 'amparo_norm', 'pjf', '17, fracción I', '2026-01-15', '2026-01-15', '2026-02-27'],
  ['2026-03-14', 'norm_in_force', 'amparo_norm', 'pjf', '17, fracción I', '2026-03-14', '2026-03-17', '2026-04-30'],
  ['2026-05-05', 'norm_in_force', 'amparo_norm', 'pjf', '17, fracción I', '2026-05-05', '2026-05-06', '2026-06-16'],
  ['2026-06-15', 'norm_in_force', 'amparo_norm', 'pjf', '17, fracción I', '2026-06-15', '2026-06-15', '2026-08-11'],
  ['2026-09-14', 'norm_in_force', 'amparo_norm', 'pjf', '17, fracción I', '2026-09-14', '2026-09-17', '2026-10-29'],
  ['2026-02-16', 'act_known', 'amparo_extradition', 'pjf', '17, fracción I', '2026-02-16', '2026-02-17', '2026-03-31'],
  ['2026-06-08', 'act_known', 'amparo_extradition', 'pjf', '17, fracción I', '2026-06-08', '2026-06-09', '2026-08-05'],
  ['2026-01-28', 'amparo_personal', 'amparo_review', 'pjf', '86', '2026-01-29', '2026-01-30', '2026-02-16'],
  ['2026-03-26', 'amparo_personal', 'amparo_review', 'pjf', '86', '2026-03-27', '2026-03-30', '2026-04-15'],
  ['2026-07-09', 'amparo_personal', 'amparo_review', 'pjf', '86', '2026-07-10', '2026-07-13', '2026-08-11'],
  ['2026-09-09', 'amparo_personal', 'amparo_review', 'pjf', '86', '2026-09-10', '2026-09-11', '2026-09-29'],
  ['2026-11-17', 'amparo_personal', 'amparo_review', 'pjf', '86', '2026-11-18', '2026-11-19', '2026-12-03'],
  ['2026-05-06', 'amparo_electronic', 'amparo_review', 'pjf', '86', '2026-05-06', '2026-05-07', '2026-05-20'],
  ['2026-04-28', 'amparo_authority', 'amparo_review', 'pjf', '86', '2026-04-28', '2026-04-29', '2026-05-15'],
  ['2026-09-12', 'amparo_authority_post', 'amparo_review', 'pjf', '86', '2026-09-17', '2026-09-18', '2026-10-01'],
  ['2026-02-18', 'amparo_list', 'amparo_complaint', 'pjf', '98', '2026-02-19', '2026-02-20', '2026-02-26'],
  ['2026-04-27', 'amparo_list', 'amparo_complaint', 'pjf', '98', '2026-04-28', '2026-04-29', '2026-05-08'],
  ['2026-07-13', 'amparo_list', 'amparo_complaint', 'pjf', '98', '2026-07-14', '2026-07-15', '2026-08-06'],
  [
    '2026-03-13',
    'amparo_personal',
    'amparo_complaint_suspension',
    'pjf',
    '98, fracción I',
    '2026-03-17',
    '2026-03-18',
    '2026-03-19',
  ],
  [
    '2026-05-29',
    'amparo_personal',
    'amparo_complaint_suspension',
    'pjf',
    '98, fracción I',
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
  ],
  [
    '2026-09-11',
    'amparo_personal',
    'amparo_complaint_suspension',
    'pjf',
    '98, fracción I',
    '2026-09-17',
    '2026-09-18',
    '2026-09-21',
  ],
  ['2026-02-11', 'amparo_list', 'amparo_reclamation', 'pjf', '104', '2026-02-12', '2026-02-13', '2026-02-17'],
  ['2026-10-08', 'amparo_list', 'amparo_reclamation', 'pjf', '104', '2026-10-09', '2026-10-13', '2026-10-15'],
  ['2026-11-18', 'amparo_list', 'amparo_reclamation', 'pjf', '104', '2026-11-19', '2026-11-23', '2026-11-25'],
  ['2026-03-25', 'amparo_personal', 'amparo_prevention', 'pjf', '114', '2026-03-26', '2026-03-27', '2026-04-07'],
  ['2026-06-18', 'amparo_personal', 'amparo_prevention', 'pjf', '114', '2026-06-19', '2026-06-22', '2026-06-26'],
  ['2026-08-03', 'amparo_authority', 'amparo_justified_report', 'pjf', '117', '2026-08-03', '2026-08-04', '2026-08-24'],
  ['2026-04-13', 'amparo_personal', 'amparo_copies', 'pjf', '177', '2026-04-14', '2026-04-15', '2026-04-21'],
  ['2026-03-10', 'amparo_list', 'amparo_allegations', 'pjf', '181', '2026-03-11', '2026-03-12', '2026-04-07'],
  ['2026-08-31', 'amparo_list', 'amparo_allegations', 'pjf', '181', '2026-09-01', '2026-09-02', '2026-09-25'],
  ['2026-06-22', 'amparo_personal', 'amparo_adhesive', 'pjf', '182', '2026-06-23', '2026-06-24', '2026-07-14'],
  ['2026-05-18', 'amparo_authority', 'amparo_compliance', 'pjf', '192', '2026-05-18', '2026-05-19', '2026-05-21'],
  ['2026-05-18', 'amparo_list', 'amparo_compliance_view', 'pjf', '196', '2026-05-19', '2026-05-20', '2026-05-22'],
  ['2026-09-10', 'amparo_list', 'amparo_compliance_view', 'pjf', '196', '2026-09-11', '2026-09-17', '2026-09-21'],
  [
    '2026-06-01',
    'amparo_list',
    'amparo_compliance_view_direct',
    'pjf',
    '196',
    '2026-06-02',
    '2026-06-03',
    '2026-06-16',
  ],
  ['2026-02-20', 'amparo_personal', 'amparo_nonconformity', 'pjf', '202', '2026-02-23', '2026-02-24', '2026-03-17'],
  ['2026-09-07', 'amparo_personal', 'amparo_nonconformity', 'pjf', '202', '2026-09-08', '2026-09-09', '2026-10-02'],
  ['2025-12-05', 'lfpca_bulletin', 'amparo_indirect', 'pjf', '17, 18 y 19', '2025-12-10', '2025-12-11', '2026-01-19'],
  ['2025-12-05', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2025-12-08', '2025-12-09', '2026-01-15'],
  ['2024-09-02', 'lfpca_personal', 'amparo_indirect', 'pjf', '17, 18 y 19', '2024-09-03', '2024-09-04', '2024-09-25'],
  ['2026-03-26', 'amparo_list', 'amparo_adhesive_review', 'pjf', '82', '2026-03-27', '2026-03-30', '2026-04-08'],
  ['2026-09-08', 'amparo_personal', 'amparo_direct_prevention', 'pjf', '180', '2026-09-09', '2026-09-10', '2026-09-21'],
] as const

test.group('Terms of the Ley de Amparo, counted by hand', () => {
  for (const [notifiedOn, rule, term, responsible, article, takesEffect, opens, lastDay] of CASES)
    test(`article ${article}: ${term} from ${notifiedOn} by ${rule} (${responsible})`, ({ assert }) => {
      const sheet = computeTerm(aRequest(notifiedOn, rule, term, { responsible }))
      const { takesEffect: effect, opens: first, lastDay: last } = sheet
      assert.deepEqual({ effect, first, last }, { effect: takesEffect, first: opens, last: lastDay })
    })

  test('count more than sixty cases', ({ assert }) => {
    assert.isAtLeast(CASES.length, 60)
  })

  test('articles 17, II and III: eight and seven years, to the same day', ({ assert }) => {
    const prison = computeTerm(aRequest('2026-03-10', 'act_known', 'amparo_prison'))
    assert.equal(prison.lastDay, '2034-03-10')
    const land = computeTerm(aRequest('2026-03-10', 'act_known', 'amparo_land'))
    assert.equal(land.lastDay, '2033-03-10')
  })

  test('article 17, IV: at any time', ({ assert }) => {
    const { lastDay, opens } = computeTerm(aRequest('2026-03-10', 'act_known', 'amparo_liberty'))
    assert.deepEqual([opens, lastDay], [null, null])
  })

  test('article 98, II: at any time while the claim is not processed', ({ assert }) => {
    assert.isNull(computeTerm(aRequest('2026-03-10', 'amparo_personal', 'amparo_complaint_not_processed')).lastDay)
  })

  test('article 202, last paragraph: at any time against acts that endanger life or liberty', ({ assert }) => {
    const { opens, lastDay } = computeTerm(aRequest('2026-03-10', 'amparo_personal', 'amparo_nonconformity_any_time'))
    assert.deepEqual([opens, lastDay], [null, null])
  })

  test('article 22: nothing of the last day is taken away', ({ assert }) => {
    const { lastInstant } = computeTerm(aRequest('2024-09-02', 'lfpca_personal', 'amparo_indirect'))
    assert.equal(lastInstant, '2024-09-26T00:00:00-06:00')
  })
})
