import { useEffect } from 'react'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { ClientForm } from './client_form'
import type { ClientChoices } from '~/features/clients/types'
import { useZip } from './use_zip'

const options = (texts: string[]) => texts.map((text) => ({ value: text, label: text }))

/** Where a client lives or has its seat. The postal code comes first, since it tells the rest. */
export function AddressFields({ form, choices }: { form: ClientForm; choices: ClientChoices }) {
  const t = useMessages()
  const zip = useZip(form, choices)
  const { data, set } = form

  useEffect(() => {
    if (zip.municipality && data.municipality === '') set('municipality', zip.municipality)
    // Only what the catalogue says counts; whoever empties the field means it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [zip.municipality])

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField {...form.field('zip')} onChange={zip.type} inputMode="numeric" autoComplete="off" />
        <SelectBox {...form.field('state')} options={options(choices.states.map(({ name }) => name))} />
        <TextField {...form.field('municipality')} maxLength={undefined} autoComplete="off" />
      </div>
      <p role="status" className="sr-only">
        {/^\d{5}$/.test(data.zip.trim()) && data.state ? t('clients.zip_says', { state: data.state.label }) : ''}
      </p>
      <SelectBox {...form.field('colonia')} freeText options={options(zip.colonias)} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]">
        <TextField {...form.field('street')} maxLength={undefined} autoComplete="off" />
        <TextField
          {...form.field('exteriorNumber')}
          maxLength={undefined}
          help={t('clients.field.number_hint')}
          autoComplete="off"
        />
        <TextField {...form.field('interiorNumber')} maxLength={undefined} autoComplete="off" />
      </div>
    </>
  )
}
