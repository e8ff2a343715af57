import { MATTER_TEXTS, matterTexts, type MatterTextKey } from '@generated/fields'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, numeric, required } from '~/components/forms/validators'
import { templatePlan } from '~/features/template_fields/inputs'
import type { TemplateForUse, TemplateInput } from '~/features/template_fields/types'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { centavosOf, pesosOf } from './claim_amount'
import type { Materia, MatterFacts, Status } from '~/features/matters/vocabulary'

export type Choices = {
  people: { id: number; name: string }[]
  courts: string[]
  stages: { own: string[]; usual: Record<Materia, string[]> }
  proceedings: Record<string, string[]>
}

/** The form of a matter: what is typed, all of it text but for whom it is and who works on it. */
export type MatterInput = {
  title: string
  materia: Materia | ''
  /** Id of a court of the catalogue; empty when its name was typed. */
  courtId: string
  /** The main one first. A value is `client-7`, or `new-` and a name. */
  clients: BoxOption[]
  /** Id of a person. */
  responsibleId: string
  status: Status
  /** What the client is in the proceeding; empty when it is not said. */
  ourRole: string
  filedOn: string
  /** In pesos, as typed. */
  claimAmount: string
  team: BoxOption[]
  private: boolean
} & Record<MatterTextKey, string> &
  TemplateInput

const textPlan = (t: Translate) =>
  matterTexts((key) => ({ label: t(`matters.field.${key}`), rules: [maxLength(MATTER_TEXTS[key].length)] }))

const plan = (t: Translate): Plan<MatterInput> => ({
  title: { label: t('matters.field.title'), rules: [required(), maxLength(200)] },
  materia: { label: t('matters.field.materia'), rules: [required()] },
  status: { label: t('matters.field.status') },
  ...textPlan(t),
  clients: { label: t('matters.field.clients') },
  responsibleId: { label: t('matters.field.responsible') },
  ourRole: { label: t('matters.field.ourRole') },
  filedOn: { label: t('matters.field.filedOn'), rules: [date()] },
  claimAmount: { label: t('matters.field.claimAmount'), rules: [numeric({ decimals: 2 })] },
  team: { label: t('matters.field.team') },
  private: { label: t('matters.field.private') },
})

/** State of the form of a matter; with a template, of its fields too. */
export function useMatterForm(initial: MatterInput, template: TemplateForUse | null = null) {
  const t = useMessages()
  const asked = template ? templatePlan(template.definition) : {}
  return useFields<MatterInput>(initial, { ...plan(t), ...asked } as Plan<MatterInput>, { prefix: 'matter' })
}

export type MatterForm = ReturnType<typeof useMatterForm>

export const EMPTY: MatterInput = {
  title: '',
  materia: '',
  ...matterTexts(() => ''),
  courtId: '',
  clients: [],
  responsibleId: '',
  status: 'active',
  ourRole: '',
  filedOn: '',
  claimAmount: '',
  team: [],
  private: false,
}

const NEW = 'new-'
const KNOWN = 'client-'

export const knownClient = (id: number | string, label: string): BoxOption => ({ value: `${KNOWN}${id}`, label })
export const newClient = (name: string): BoxOption => ({ value: `${NEW}${name}`, label: name })
export const isNewClient = ({ value }: BoxOption) => value.startsWith(NEW)

/** What is sent of the form. */
export function sentOf({ clients, team: _, private: __, ...input }: MatterInput) {
  const entries = clients.map((each) =>
    isNewClient(each) ? { name: each.label } : { id: Number(each.value.slice(KNOWN.length)) }
  )
  const { claimAmount, ...rest } = input
  return { ...rest, claimAmount: centavosOf(claimAmount), clients: entries }
}

/** What the form shows of a matter that exists. A client without a card is only a name. */
export function inputOf(matter: MatterFacts): MatterInput {
  const { title, materia, clients, clientName, responsible, status } = matter
  const named = clientName ? [newClient(clientName)] : []
  return {
    ...EMPTY,
    title,
    materia,
    status,
    ...matterTexts((key) => matter[key] ?? ''),
    courtId: matter.courtId ? String(matter.courtId) : '',
    clients: clients.length > 0 ? clients.map(({ id, name }) => knownClient(id, name)) : named,
    responsibleId: responsible ? String(responsible.id) : '',
    ourRole: matter.ourRole ?? '',
    filedOn: matter.filedOn ?? '',
    claimAmount: matter.claimAmount === null ? '' : pesosOf(matter.claimAmount),
  }
}
