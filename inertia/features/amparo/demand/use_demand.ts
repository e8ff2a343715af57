import {
  DEMAND_LENGTHS,
  NO_ANSWERS,
  type DemandAnswers,
  type LinkedThesis,
  type SaidRequisite,
} from '@generated/fields'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { DemandPageProps } from './types'

type Lists = {
  requisites: Record<string, SaidRequisite>
  theses: LinkedThesis[]
  annexes: string[]
}
type Texts = Record<Exclude<keyof DemandAnswers, keyof Lists>, string>

export type DemandInput = Texts & Lists & { title: string; step: string; version: number }

const LISTS = ['requisites', 'theses', 'annexes'] as const
const NAMES = (Object.keys(NO_ANSWERS) as (keyof DemandAnswers)[]).filter(
  (name): name is keyof Texts => !(LISTS as readonly string[]).includes(name)
)
const LINES: readonly string[] = ['complainant', 'thirdParty', 'court']
const ISO_MINUTE = 5

/** The form of a claim: all its answers at once, of which each step shows some, so that none is lost between two of them. */
export function useDemand({ demand }: Pick<DemandPageProps, 'demand'>) {
  const t = useMessages()
  const label = (name: string) => ({ label: t(`amparo.demand.field.${name}` as MessageId) })
  const { answers, title, version } = demand
  const texts = Object.fromEntries(NAMES.map((name) => [name, String(answers[name] ?? '')])) as Texts
  const plan = Object.fromEntries(
    NAMES.filter((name) => name !== 'courtId').map((name) => {
      const most = LINES.includes(name) ? DEMAND_LENGTHS.line : DEMAND_LENGTHS.text
      return [name, { ...label(name), rules: name === 'happenedOn' ? [date()] : [maxLength(most)] }]
    })
  )
  const { requisites, theses, annexes } = answers
  const form = useFields<DemandInput>(
    { ...texts, requisites, theses, annexes, title, step: demand.step, version },
    {
      ...plan,
      title: { ...label('title'), rules: [required(), maxLength(DEMAND_LENGTHS.title)] },
      requisites: label('requisites'),
      theses: label('theses'),
      annexes: label('annexes'),
      version: { label: t('amparo.field.version') },
    },
    { prefix: 'demand' }
  )
  return form
}

/** What is sent of a claim for the step that comes next. */
export function bodyOf(input: DemandInput, { step, version }: { step: string; version: number }) {
  const texts = Object.fromEntries(NAMES.map((name) => [name, input[name] === '' ? null : input[name]]))
  return {
    ...texts,
    courtId: input.courtId ? Number(input.courtId) : null,
    time: input.time ? input.time.slice(0, ISO_MINUTE) : null,
    requisites: Object.entries(input.requisites).map(([key, said]) => ({ key, ...said })),
    theses: input.theses.map(({ documentId }) => documentId),
    annexes: input.annexes,
    title: input.title,
    step,
    version,
  }
}
