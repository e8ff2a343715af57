import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { MatterFields } from './matter_fields'
import { inputOf, sentOf, useMatterForm, type Choices } from './matter_form'
import { useSavedByOthers } from './use_saved_by_others'
import type { MatterFacts } from '~/features/matters/vocabulary'

interface EditMatterProps {
  matter: MatterFacts
  choices: Choices
  mayAddClients: boolean
  onClose: () => void
}

/** The side panel in which the fields of a matter are edited. What somebody else saved meanwhile is shown at each field. */
export function EditMatter({ matter, choices, mayAddClients, onClose }: EditMatterProps) {
  const t = useMessages()
  const form = useMatterForm(inputOf(matter))
  const [begunAt] = useState(matter.version)
  const others = useSavedByOthers(form, matter, choices)

  form.transform((input) => ({ ...sentOf(input), version: others.isStale ? matter.version : begunAt }))

  const helps = Object.fromEntries(
    others.differing.map((name) => [
      name,
      <b key={name} className="font-medium text-warning-fg">
        {others.now(name)}
      </b>,
    ])
  )

  function takeCurrent() {
    const current = inputOf(matter)
    for (const name of others.differing) form.set(name, current[name] as never)
    if (others.differing.includes('court')) form.set('courtId', current.courtId)
  }

  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.matters.update', { dossierId: matter.id })}
      title={t('matters.edit.title', { reference: matter.reference })}
      verb={t(others.isStale ? 'matters.edit.submit_anyway' : 'matters.edit.submit')}
      actions={
        others.isStale &&
        others.differing.length > 0 && <Button onClick={takeCurrent}>{t('matters.edit.take_current')}</Button>
      }
    >
      {matter.portalClient && (
        <Note tone="info">{t('matters.edit.portal_warning', { name: matter.portalClient.name })}</Note>
      )}
      <MatterFields {...{ form, helps, mayAddClients }} choices={others.choices} matterId={matter.id} />
    </EditDrawer>
  )
}
