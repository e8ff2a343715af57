import { DEMAND_KINDS, DEMAND_LENGTHS } from '@generated/fields'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { kindName } from '~/features/amparo/types'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const loadMatters = optionsFrom('law_firm.matters.options')

/** Begins a guided claim: what it is called, which kind, and the matter that it is for when there is one. */
export function BeginDemand({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { title: '', kind: 'indirect', matterId: null as BoxOption | null },
    {
      title: { label: t('amparo.demand.field.title'), rules: [required(), maxLength(DEMAND_LENGTHS.title)] },
      kind: { label: t('amparo.demand.field.kind') },
      matterId: { label: t('amparo.demand.field.matterId') },
    },
    { prefix: 'demand' }
  )
  form.transform(({ matterId, ...input }) => ({ ...input, matterId: matterId ? Number(matterId.value) : null }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('amparo.demands.store')}
      title={t('amparo.new_demand')}
      verb={t('amparo.demand.begin')}
    >
      <TextField {...form.field('title')} autoFocus />
      <SelectField
        {...form.field('kind')}
        options={DEMAND_KINDS.map((value) => ({ value: value as string, label: t(kindName(value)) }))}
      />
      <SelectBox {...form.field('matterId')} optional load={loadMatters} />
    </FormDialog>
  )
}
