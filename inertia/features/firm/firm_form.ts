import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages, type Translate } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'
import { areaOptions, plainOptions, type FirmFacts } from './types'

/** The form of a firm as it is typed. */
export interface FirmInput {
  name: string
  slug: string
  phone: string
  address: string
  zip: string
  city: string
  state: BoxOption | null
  practiceAreas: BoxOption[]
  publicProfile: boolean
  timeZone: string
  rfc: string
  taxName: string
  taxRegime: BoxOption | null
  taxZip: string
}

const plan = (t: Translate): Plan<FirmInput> => ({
  name: { label: t('firm.field.name'), rules: [required(), maxLength(120)] },
  slug: { label: t('firm.field.slug'), rules: [required(), maxLength(80)] },
  phone: { label: t('firm.field.phone') },
  address: { label: t('firm.field.address'), rules: [maxLength(200)] },
  zip: { label: t('firm.field.zip') },
  city: { label: t('firm.field.city'), rules: [maxLength(80)] },
  state: { label: t('firm.field.state') },
  practiceAreas: { label: t('firm.field.areas') },
  publicProfile: { label: t('firm.field.public') },
  timeZone: { label: t('firm.field.time_zone') },
  rfc: { label: t('firm.field.rfc') },
  taxName: { label: t('firm.field.tax_name'), rules: [maxLength(200)] },
  taxRegime: { label: t('firm.field.regime') },
  taxZip: { label: t('firm.field.tax_zip') },
})

/** A tax regime with its number and name. */
export const regimeOption = (key: string, t: Translate): BoxOption => ({
  value: key,
  label: t(`firm.regime.${key}` as MessageId),
})

function inputOf(firm: FirmFacts, t: Translate): FirmInput {
  const { name, slug, phone, address, zip, city, publicProfile, timeZone, rfc, taxName, taxZip } = firm
  return {
    ...{ name, slug, phone, publicProfile, timeZone },
    address: address ?? '',
    zip: zip ?? '',
    city: city ?? '',
    state: firm.state ? plainOptions([firm.state])[0]! : null,
    practiceAreas: areaOptions(firm.practiceAreas, t),
    rfc: rfc ?? '',
    taxName: taxName ?? '',
    taxRegime: firm.taxRegime ? regimeOption(firm.taxRegime, t) : null,
    taxZip: taxZip ?? '',
  }
}

/** State of the form of a firm; `version` travels along, so that nobody overwrites what somebody else saved. */
export function useFirmForm(firm: FirmFacts) {
  const t = useMessages()
  const form = useFields<FirmInput>(inputOf(firm, t), plan(t), { prefix: 'firm' })
  const [begunAt, setBegunAt] = useState(firm.version)
  const stale = usePage<SharedProps>().props.errors.version as string | undefined
  form.transform((input) => ({
    ...input,
    state: input.state?.value ?? null,
    taxRegime: input.taxRegime?.value ?? null,
    practiceAreas: input.practiceAreas.map(({ value }) => value),
    // Who was told of the newer one and saves all the same means it.
    version: stale ? firm.version : begunAt,
  }))
  return { form, stale, saved: setBegunAt }
}

export type FirmForm = ReturnType<typeof useFirmForm>['form']
