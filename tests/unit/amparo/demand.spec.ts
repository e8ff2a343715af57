import { test } from '@japa/runner'
import { checkedRequisites } from '#app/amparo/domain/checklist'
import { CLASSES_OF, NO_ANSWERS, notificationOf, resolutionOf, termOf } from '#app/amparo/domain/demand'
import { demandTerm } from '#app/amparo/domain/demand_term'
import { kindOf, PROCEEDING_KINDS, stageOf } from '#app/amparo/domain/proceedings'
import { calendarsByKey } from '#app/deadlines/domain/calendar'
import { SHIPPED_CALENDARS, TERM_RULES } from '#app/deadlines/shipped/index'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'

const BASIS = { calendars: calendarsByKey(SHIPPED_CALENDARS), zone: 'America/Mexico_City', today: '2026-03-02' }
const KNOWN = { ...NO_ANSWERS, startedBy: 'knowledge' as const, happenedOn: '2026-02-23', handling: 'pjf' }

test.group('Guided demand', () => {
  test('has a term and a resolution for every class of acts', ({ assert }) => {
    for (const kind of ['indirect', 'direct'] as const)
      for (const actClass of CLASSES_OF[kind]) {
        const term = TERM_RULES.find(({ key }) => key === termOf(kind, actClass))
        const resolution = RESOLUTIONS.find(({ key }) => key === resolutionOf(kind, actClass))
        assert.equal(term?.origin, resolution?.origin, `${kind} ${actClass}`)
      }
    assert.isNull(termOf('direct', 'land'))
    assert.isNull(termOf('indirect', null))
  })

  test('takes the rule of article 18 for knowledge, execution and entry into force', ({ assert }) => {
    const ruleOf = (startedBy: 'knowledge' | 'execution' | 'in_force' | 'notification' | null) =>
      notificationOf({ startedBy, notification: 'lfpca_personal' }).rule
    assert.deepEqual(
      [ruleOf('knowledge'), ruleOf('execution'), ruleOf('in_force'), ruleOf('notification'), ruleOf(null)],
      ['act_known', 'act_known', 'norm_in_force', 'lfpca_personal', null]
    )
    assert.isNull(notificationOf({ startedBy: 'notification', notification: 'unknown' }).rule)
  })

  test('asks for what is missing and never guesses a rule', ({ assert }) => {
    const term = demandTerm('indirect', NO_ANSWERS, BASIS)
    assert.deepEqual(term, { state: 'missing', fields: ['actClass', 'startedBy', 'happenedOn'] })
    const unknown = {
      ...KNOWN,
      actClass: 'usual' as const,
      startedBy: 'notification' as const,
      notification: 'unknown',
    }
    assert.deepEqual(demandTerm('indirect', unknown, BASIS), { state: 'unknown_rule' })
  })

  test('computes the term and says whether it is over', ({ assert }) => {
    const term = demandTerm('indirect', { ...KNOWN, actClass: 'usual' }, BASIS)
    if (term.state !== 'computed') return assert.fail(term.state)
    assert.deepEqual([term.sheet.lastDay, term.isOver], ['2026-03-17', false])
    const past = demandTerm('indirect', { ...KNOWN, actClass: 'usual', happenedOn: '2026-01-05' }, BASIS)
    assert.isTrue(past.state === 'computed' && past.isOver)
  })

  test('needs the calendar of the responsible authority in a direct amparo', ({ assert }) => {
    const term = demandTerm('direct', { ...KNOWN, actClass: 'usual' }, BASIS)
    assert.isTrue(term.state === 'problem' && term.field === 'responsible')
  })

  test('counts a requisite as done by its answer, and as not applicable by its reason', ({ assert }) => {
    const answers = {
      ...NO_ANSWERS,
      act: 'La clausura',
      requisites: {
        spheres: { state: 'not_applicable' as const, reason: 'No se invade ninguna' },
        complainant: { state: 'done' as const, reason: null },
        copies: { state: 'done' as const, reason: null },
      },
    }
    const states = Object.fromEntries(checkedRequisites('indirect', answers).map((one) => [one.key, one.state]))
    assert.deepInclude(states, { act: 'done', spheres: 'not_applicable', complainant: 'missing', copies: 'done' })
    assert.equal(checkedRequisites('direct', answers).length, 9)
  })
})

test.group('Kinds of amparo proceedings', () => {
  test('name resolutions that the docket knows at their stages', ({ assert }) => {
    const known = RESOLUTIONS.map(({ key }) => key)
    for (const { key, stages } of PROCEEDING_KINDS)
      for (const stage of stages)
        for (const resolution of stage.resolutions) assert.include(known, resolution, `${key} ${stage.key}`)
  })

  test('begin somewhere and end closed', ({ assert }) => {
    for (const { stages } of PROCEEDING_KINDS) assert.equal(stages.at(-1)!.key, 'closed')
    assert.equal(kindOf('review').article, '86')
    assert.isUndefined(stageOf('indirect', 'listed'))
  })
})
