import { OUR_ROLES, type PartyRole } from '@generated/fields'
import type { ReactNode } from 'react'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { SelectBox } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import type { MatterForm, MatterInput } from './matter_form'

interface SideFieldsProps {
  form: MatterForm
  helps: Partial<Record<keyof MatterInput, ReactNode>>
}

/** For whom the firm stands in the proceeding, when it was filed and for how much. */
export function SideFields({ form, helps }: SideFieldsProps) {
  const t = useMessages()
  const { value: role, onChange: setRole, ...roleField } = form.field('ourRole')
  const roles = OUR_ROLES.map((value) => ({ value, label: t(`matters.party.role.${value}`) }))
  return (
    <>
      <SelectBox
        {...roleField}
        optional
        help={helps.ourRole ?? t('matters.field.ourRole_hint')}
        value={role ? { value: role, label: t(`matters.party.role.${role as PartyRole}`) } : null}
        onChange={(chosen) => setRole(chosen?.value ?? '')}
        options={roles}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('filedOn')} optional help={helps.filedOn} />
        <NumberField
          {...form.field('claimAmount')}
          optional
          decimals={2}
          help={helps.claimAmount ?? t('matters.field.claimAmount_hint')}
        />
      </div>
    </>
  )
}
