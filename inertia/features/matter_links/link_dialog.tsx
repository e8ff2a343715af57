import { LINK_KINDS, type LinkKind } from '@generated/fields'
import { useCallback } from 'react'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const loadMatters = optionsFrom('law_firm.matters.options')

type LinkInput = { kind: LinkKind; otherId: BoxOption | null }

/** What this matter is to another one of the firm. */
export default function LinkDialog({ matterId, onClose }: { matterId: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<LinkInput>(
    { kind: 'related', otherId: null },
    {
      kind: { label: t('matters.link.kind') },
      otherId: { label: t('matters.link.other'), rules: [required()] },
    },
    { prefix: 'link' }
  )
  form.transform(({ kind, otherId }) => ({ kind, otherId: otherId?.value }))
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      const found = await loadMatters(query, signal)
      return found.filter(({ value }) => value !== String(matterId))
    },
    [matterId]
  )

  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.matter_links.store', { dossierId: matterId })}
      title={t('matters.link.add_title')}
      verb={t('matters.link.submit')}
    >
      <SelectField
        {...form.field('kind')}
        options={LINK_KINDS.map((value) => ({ value, label: t(`matters.link.${value}`) }))}
      />
      <SelectBox {...form.field('otherId')} load={load} />
    </FormDialog>
  )
}
