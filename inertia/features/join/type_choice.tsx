import { RadioGroup } from '~/components/forms/choices/radio_group'
import type { PersonType } from '~/features/join/types'
import { useMessages } from '~/hooks/use_messages'

interface TypeChoiceProps {
  value: PersonType
  onChange: (type: PersonType) => void
  id?: string
  name?: string
  label: string
  error?: string
}

/** Lawyer or client. */
export function TypeChoice(props: TypeChoiceProps) {
  const t = useMessages()
  const option = (value: PersonType) => ({
    value,
    label: t(`join.type.${value}`),
    description: t(`join.type.${value}.hint`),
  })
  return <RadioGroup {...props} options={[option('lawyer'), option('client')]} />
}
