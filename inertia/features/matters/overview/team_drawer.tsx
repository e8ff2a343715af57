import { EditDrawer } from '~/components/forms/edit_drawer'
import { Spinner } from '~/components/feedback/spinner'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { partOf } from '~/features/matters/matter_calls'
import { TeamField } from '~/features/matters/form/team_field'
import { useTeamChoices } from '~/features/matters/form/team_choices'
import type { MatterFacts } from '~/features/matters/vocabulary'

export type TeamMember = { id: number; name: string; stays: boolean; works: boolean }

interface TeamDrawerProps {
  matter: MatterFacts
  team: TeamMember[]
  onClose: () => void
}

/** Who works on a matter. */
export default function TeamDrawer({ matter, team, onClose }: TeamDrawerProps) {
  const t = useMessages()
  const choices = useTeamChoices()
  const form = useFields<{ people: BoxOption[] }>(
    { people: team.map(({ id, name }) => ({ value: String(id), label: name })) },
    { people: { label: t('matters.team.people') } },
    { prefix: 'matter-team' }
  )
  form.transform(({ people }) => ({ people: people.map(({ value }) => Number(value)) }))

  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={partOf(matter.id, 'team')}
      title={t('matters.team.title', { reference: matter.reference })}
    >
      {choices ? <TeamField field={form.field('people')} choices={choices} /> : <Spinner />}
    </EditDrawer>
  )
}
