import { useState } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { ClosableDialog } from '~/components/overlays/closable_dialog'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'

const loadMatters = optionsFrom('law_firm.matters.options')

/** Asks of which matter a new hearing is, and leads to its form. */
export function HearingOfMatter({
  addressOf,
  onClose,
}: {
  addressOf: (matterId: number) => string
  onClose: () => void
}) {
  const t = useMessages()
  const [matter, setMatter] = useState<BoxOption | null>(null)
  return (
    <ClosableDialog
      onClose={onClose}
      title={t('hearings.new')}
      dismissal={t('common.cancel')}
      action={
        matter && (
          <ButtonLink variant="primary" href={addressOf(Number(matter.value))}>
            {t('common.continue')}
          </ButtonLink>
        )
      }
    >
      <SelectBox
        label={t('entries.field.matterId')}
        help={t('entries.hearing_help')}
        value={matter}
        onChange={setMatter}
        load={loadMatters}
      />
    </ClosableDialog>
  )
}
