import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Fields } from '~/components/forms/use_fields'
import { termName, type Choices, type Role } from '~/features/deadlines/types'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { Resolution } from './types'

export const OTHER = 'other'

/** What was decided, the terms that it opens, and by which rule and calendars they are counted. */
export type RuleInput = {
  resolution: string
  terms: BoxOption[]
  notification: string
  handling: string
  responsible: string
}

export const NO_RULE: RuleInput = { resolution: '', terms: [], notification: '', handling: 'pjf', responsible: '' }

/** What a resolution proposes: its terms, and how it was notified where there is only one way. */
export function ruleOf(
  key: string,
  choices: Choices,
  resolutions: Resolution[],
  t: Translate
): Pick<RuleInput, 'resolution' | 'terms' | 'notification'> {
  const resolution = resolutions.find((one) => one.key === key)
  const fitting = choices.notifications.filter((one) => !resolution || one.origins.includes(resolution.origin))
  return {
    resolution: key,
    terms: (resolution?.terms ?? []).map((term) => optionOf(term, choices, t)),
    notification: fitting.length === 1 ? fitting[0]!.key : '',
  }
}

function optionOf(key: string, choices: Choices, t: Translate): BoxOption {
  const rule = choices.terms.find((one) => one.key === key)
  return { value: key, label: t(termName(key)), description: rule?.citation }
}

/** The part of a form that holds these fields, whatever others it has. */
export type RuleForm = Pick<Fields<RuleInput>, 'data' | 'field' | 'set'>

/** What the chosen terms run from; undefined before any is chosen. */
export function originOf(
  { resolution, terms }: Pick<RuleInput, 'resolution' | 'terms'>,
  choices: Choices,
  resolutions: Resolution[]
) {
  const chosen = choices.terms.find(({ key }) => terms.some(({ value }) => value === key))
  return resolutions.find(({ key }) => key === resolution)?.origin ?? chosen?.origin
}

/** What the chosen rules make a form ask for, and how its fields are sent. */
export function useTriggerRules(form: RuleForm, choices: Choices, resolutions: Resolution[]) {
  const t = useMessages()
  const { data } = form
  const chosen = choices.terms.filter(({ key }) => data.terms.some(({ value }) => value === key))
  const origin = originOf(data, choices, resolutions)
  const routesFrom = (of: string | undefined) =>
    choices.notifications.filter((one) => !of || one.origins.some((known) => known === of))
  const routes = routesFrom(origin)
  const notification = choices.notifications.find(({ key }) => key === data.notification)
  const isOfHours = chosen.some(({ length }) => length.unit === 'hours')
  /** Where the court that handles the matter notified, its calendar is the only one. */
  const isOneCalendar = chosen.length > 0 && chosen.every((term) => term.isOneCalendar)
  const roles = [...chosen, notification].flatMap((rule) => rule?.roles ?? [])
  const asksFor = (role: Role) =>
    roles.map((one) => (isOneCalendar && one === 'responsible' ? 'handling' : one)).includes(role)

  /** Another resolution proposes its terms, and keeps how it was notified only where that fits. */
  function chooseResolution(key: string) {
    const { terms, notification } = ruleOf(key, choices, resolutions, t)
    form.set('resolution', key)
    form.set('terms', terms)
    const origin = resolutions.find((one) => one.key === key)?.origin
    const kept = choices.notifications.find((one) => one.key === data.notification)
    if (!kept || (origin && !kept.origins.includes(origin))) form.set('notification', notification)
  }

  /** Other terms keep how it was notified only where that fits; the only way there is is taken. */
  function chooseTerms(terms: BoxOption[]) {
    form.set('terms', terms)
    const fitting = routesFrom(originOf({ resolution: data.resolution, terms }, choices, resolutions))
    if (fitting.some(({ key }) => key === data.notification)) return
    form.set('notification', fitting.length === 1 ? fitting[0]!.key : '')
  }

  const sent = (input: RuleInput) => ({
    resolution: input.resolution === OTHER ? null : input.resolution,
    terms: input.terms.map(({ value }) => value),
    notification: input.notification,
    handling: asksFor('handling') ? input.handling || null : null,
    responsible: asksFor('responsible') ? input.responsible || null : null,
  })

  return {
    ...{ origin, routes, notification, isOfHours, asksFor, chooseResolution, chooseTerms, sent },
    terms: choices.terms.filter((one) => !origin || one.origin === origin).map(({ key }) => optionOf(key, choices, t)),
  }
}

export type TriggerRules = ReturnType<typeof useTriggerRules>
