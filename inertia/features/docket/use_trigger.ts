import type { BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { termName, type Choices, type Role } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import type { Resolution } from './types'

const OTHER = 'other'
const MAX_TITLE = 200

type Input = {
  resolution: string
  terms: BoxOption[]
  notification: string
  happenedOn: string
  time: string
  handling: string
  responsible: string
  title: string
  documentId: string
  acceptPast: boolean
}

const EMPTY: Input = {
  ...{ resolution: '', terms: [], notification: '', happenedOn: '', time: '', handling: 'pjf', responsible: '' },
  ...{ title: '', documentId: '', acceptPast: false },
}

/** The form of what was notified: its fields, and what the chosen rules make it ask for. */
export function useTrigger(choices: Choices, resolutions: Resolution[], parentId: number | null) {
  const t = useMessages()
  const form = useFields<Input>(
    EMPTY,
    {
      resolution: { label: t('docket.field.resolution'), rules: [required()] },
      terms: { label: t('docket.field.terms'), rules: [required()] },
      notification: { label: t('deadlines.field.notification'), rules: [required()] },
      happenedOn: { label: t('deadlines.field.notified_on'), rules: [required(), date()] },
      time: { label: t('deadlines.field.time') },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
      title: { label: t('docket.field.trigger_title'), rules: [maxLength(MAX_TITLE)] },
      documentId: { label: t('docket.field.document') },
      acceptPast: { label: t('docket.field.accept_past') },
    },
    { prefix: 'trigger' }
  )
  const { data } = form
  const optionOf = (key: string): BoxOption => {
    const rule = choices.terms.find((one) => one.key === key)
    return { value: key, label: t(termName(key)), description: rule?.citation }
  }
  const chosen = choices.terms.filter(({ key }) => data.terms.some(({ value }) => value === key))
  const origin = resolutions.find(({ key }) => key === data.resolution)?.origin ?? chosen[0]?.origin
  const routes = choices.notifications.filter((one) => !origin || one.origins.includes(origin))
  const notification = choices.notifications.find(({ key }) => key === data.notification)
  const isOfHours = chosen.some(({ length }) => length.unit === 'hours')
  /** Where the court that handles the matter notified, its calendar is the only one. */
  const isOneCalendar = chosen.length > 0 && chosen.every((term) => term.isOneCalendar)
  const roles = [...chosen, notification].flatMap((rule) => rule?.roles ?? [])
  const asksFor = (role: Role) =>
    roles.map((one) => (isOneCalendar && one === 'responsible' ? 'handling' : one)).includes(role)

  form.transform((input) => ({
    ...input,
    resolution: input.resolution === OTHER ? null : input.resolution,
    terms: input.terms.map(({ value }) => value),
    time: isOfHours ? input.time || null : null,
    handling: asksFor('handling') ? input.handling || null : null,
    responsible: asksFor('responsible') ? input.responsible || null : null,
    title: input.title || null,
    documentId: input.documentId ? Number(input.documentId) : null,
    parentId,
  }))

  /** Another resolution proposes its terms, and keeps how it was notified only where that fits. */
  function chooseResolution(key: string) {
    form.set('resolution', key)
    const resolution = resolutions.find((one) => one.key === key)
    form.set('terms', (resolution?.terms ?? []).map(optionOf))
    const fitting = choices.notifications.filter((one) => !resolution || one.origins.includes(resolution.origin))
    if (fitting.some((one) => one.key === data.notification)) return
    form.set('notification', fitting.length === 1 ? fitting[0]!.key : '')
  }

  return {
    ...{ form, origin, routes, notification, isOfHours, asksFor, chooseResolution, other: OTHER },
    terms: choices.terms.filter((one) => !origin || one.origin === origin).map(({ key }) => optionOf(key)),
  }
}
