import { beginningOfOrigin, dayOfOrigin } from '@generated/fields'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import type { Choices, Role } from './types'

const EMPTY = { title: '', term: '', notification: '', notifiedOn: '', time: '', handling: 'pjf', responsible: '' }
const MAX_TITLE = 200

/** The form of a computation: its fields, the rules that are chosen, and what they make it ask for. */
export function useComputation(choices: Choices) {
  const t = useMessages()
  const originOf = ({ term }: typeof EMPTY) => choices.terms.find(({ key }) => key === term)?.origin
  const form = useFields(
    EMPTY,
    {
      term: { label: t('deadlines.field.term'), rules: [required()] },
      notification: { label: (data) => t(beginningOfOrigin(originOf(data))), rules: [required()] },
      notifiedOn: { label: (data) => t(dayOfOrigin(originOf(data))), rules: [required(), date()] },
      title: { label: t('deadlines.field.title'), rules: [maxLength(MAX_TITLE)] },
      time: { label: t('deadlines.field.time') },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
    },
    { prefix: 'computation' }
  )
  const { data } = form
  const term = choices.terms.find(({ key }) => key === data.term)
  const notification = choices.notifications.find(({ key }) => key === data.notification)
  const isOfHours = term?.length.unit === 'hours'
  const asksFor = (role: Role) => {
    const roles = [...(term?.roles ?? []), ...(notification?.roles ?? [])]
    return roles.map((one) => (term?.isOneCalendar && one === 'responsible' ? 'handling' : one)).includes(role)
  }
  const routesTo = (key: string) => {
    const origin = choices.terms.find((one) => one.key === key)?.origin
    return choices.notifications.filter((one) => !origin || one.origins.includes(origin))
  }

  form.transform((values) => ({
    ...values,
    title: values.title || null,
    time: isOfHours ? values.time || null : null,
    handling: asksFor('handling') ? values.handling || null : null,
    responsible: asksFor('responsible') ? values.responsible || null : null,
  }))

  /** Another term keeps how it was notified only where that fits; the only way there is is taken. */
  function chooseTerm(key: string) {
    form.set('term', key)
    const routes = routesTo(key)
    if (routes.some((one) => one.key === data.notification)) return
    form.set('notification', routes.length === 1 ? routes[0]!.key : '')
  }

  return { form, term, notification, isOfHours, asksFor, routes: routesTo(data.term), chooseTerm }
}
