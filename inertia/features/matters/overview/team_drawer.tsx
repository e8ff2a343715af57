import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { Spinner } from '~/components/feedback/spinner'
import { useMessages } from '~/hooks/use_messages'
import { call, partOf } from '~/features/matters/matter_calls'
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
  const [chosen, setChosen] = useState(team.map(({ id, name }) => ({ value: String(id), label: name })))
  const [isBusy, setBusy] = useState(false)

  function save() {
    setBusy(true)
    const people = chosen.map(({ value }) => Number(value))
    call('put', partOf(matter.id, 'team'), { data: { people }, onSuccess: onClose, onFinish: () => setBusy(false) })
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={t('matters.team.title', { reference: matter.reference })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" pending={isBusy} pendingText={t('common.saving')} onClick={save}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {choices ? (
        <TeamField
          field={{ label: t('matters.team.people'), value: chosen, onChange: setChosen, id: 'matter-team' }}
          choices={choices}
        />
      ) : (
        <Spinner />
      )}
    </Drawer>
  )
}
