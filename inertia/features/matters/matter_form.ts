import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { Materia, MatterFacts, Status } from './vocabulary'

export type Choices = {
  people: { id: number; name: string }[]
  courts: string[]
}

/** The form of a matter: what is typed, all of it text. */
export interface MatterInput {
  title: string
  materia: Materia | ''
  court: string
  fileNumber: string
  clientName: string
  /** Id of a person. */
  responsibleId: string
  status: Status
}

const LIMITS = { title: 200, court: 200, fileNumber: 60, clientName: 200 }

const plan = (t: Translate): Plan<MatterInput> => ({
  title: { label: t('matters.field.title'), rules: [required(), maxLength(LIMITS.title)] },
  materia: { label: t('matters.field.materia'), rules: [required()] },
  status: { label: t('matters.field.status') },
  court: { label: t('matters.field.court'), rules: [maxLength(LIMITS.court)] },
  fileNumber: { label: t('matters.field.file_number'), rules: [maxLength(LIMITS.fileNumber)] },
  clientName: { label: t('matters.field.client'), rules: [maxLength(LIMITS.clientName)] },
  responsibleId: { label: t('matters.field.responsible') },
})

/** State of the form of a matter. */
export function useMatterForm(initial: MatterInput) {
  const form = useFields<MatterInput>(initial, plan(useMessages()), { prefix: 'matter' })
  return form
}

export type MatterForm = ReturnType<typeof useMatterForm>

/** What the form shows of a matter that exists. */
export function inputOf({
  title,
  materia,
  court,
  fileNumber,
  clientName,
  responsible,
  status,
}: MatterFacts): MatterInput {
  return {
    title,
    materia,
    court: court ?? '',
    fileNumber: fileNumber ?? '',
    clientName: clientName ?? '',
    responsibleId: responsible ? String(responsible.id) : '',
    status,
  }
}
