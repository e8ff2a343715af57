import { beginningOfOrigin } from '@generated/fields'
import { useState } from 'react'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required, type Rule } from '~/components/forms/validators'
import { NO_RULE, originOf, useTriggerRules, type RuleForm } from '~/features/docket/trigger_rules'
import { useMessages } from '~/hooks/use_messages'
import type { HearingLine, HearingsContent } from './types'

const NOTHING = { notifications: [], terms: [], calendars: [] }

/** Whether a hearing of this status was opened, so that something may follow from it. */
const isOpened = (status: string) => status === 'held' || status === 'deferred'

/** Terms are asked for only when deadlines are to be proposed: else there is no such field. */
const requiredToPropose: Rule = {
  ...required(),
  check: (value, data) => {
    const { status, proposes } = data as { status: string; proposes: boolean }
    return proposes && isOpened(status) ? required().check(value, data) : null
  },
}

/** The activities that were typed, one on each line. */
const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The form of what became of a hearing. Of what may follow, only what somebody chose is sent. */
export function useConclusion(hearing: HearingLine, { resolutions, choices: given, userId }: HearingsContent) {
  const t = useMessages()
  const choices = given ?? NOTHING
  const form = useFields(
    {
      ...{ status: 'held' as string, outcome: hearing.outcome ?? '', day: '', time: hearing.time },
      ...{ ...NO_RULE, proposes: false, notifiedAt: '', acceptPast: false },
      ...{ activities: '', assigneeId: String(userId), dueOn: '' },
    },
    {
      status: { label: t('hearings.field.status') },
      outcome: { label: t('hearings.field.outcome'), rules: [maxLength(4_000)] },
      day: { label: t('hearings.field.new_day'), rules: [date()] },
      time: { label: t('hearings.field.new_time') },
      proposes: { label: t('hearings.field.propose') },
      resolution: { label: t('docket.field.resolution') },
      terms: { label: t('docket.field.terms'), rules: [requiredToPropose] },
      notification: { label: (input) => t(beginningOfOrigin(originOf(input, choices, resolutions))) },
      notifiedAt: { label: t('hearings.field.notified_at') },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
      acceptPast: { label: t('docket.field.accept_past') },
      activities: { label: t('hearings.field.activities') },
      assigneeId: { label: t('hearings.field.activities_for') },
      dueOn: { label: t('hearings.field.activities_due'), rules: [date()] },
    },
    { prefix: 'conclusion' }
  )
  const [begunAt] = useState(hearing.version)
  const version = 'version' in form.errors ? hearing.version : begunAt
  const rules = useTriggerRules(form as unknown as RuleForm, choices, resolutions)
  const { status } = form.data
  const isDeferred = status === 'deferred'
  const wasOpened = isOpened(status)
  const proposes = wasOpened && form.data.proposes
  form.transform(({ outcome, day, time, activities, assigneeId, dueOn, notifiedAt, acceptPast, ...input }) => {
    const owed = { assigneeId: assigneeId ? Number(assigneeId) : null, dueOn: dueOn || null }
    const { notification, resolution, ...rule } = rules.sent(input)
    const known = { notification: notification || undefined, resolution: resolution || null }
    const decision = { ...rule, ...known, notifiedAt: (rules.isOfHours && notifiedAt) || null, acceptPast }
    return {
      ...{ status, outcome: outcome || null, version },
      ...(isDeferred && { day: day || undefined, time: time || undefined }),
      ...(proposes && { proposes, ...decision }),
      ...(wasOpened && { activities: splitLines(activities).map((title) => ({ title, ...owed })) }),
    }
  })
  return { form, rules, choices, isDeferred, wasOpened, proposes }
}
