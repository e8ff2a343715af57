import { PARTY_KINDS, PARTY_ROLES, PARTY_SIDES, type PartyRole } from '@generated/fields'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { ConflictHint } from '~/features/conflicts/conflict_hint'
import { route } from '~/routes'
import { LawyersField } from './lawyers_field'
import { usePartyForm } from './party_form'
import type { Party } from './types'

interface PartyDrawerProps {
  matterId: number
  /** Null for a new one. */
  party: Party | null
  onClose: () => void
}

/** Who takes part in the matter, as what, and with which lawyers. */
export default function PartyDrawer({ matterId, party, onClose }: PartyDrawerProps) {
  const t = useMessages()
  const form = usePartyForm(party)
  const path = route('law_firm.matter_parties.store', { dossierId: matterId })
  const { value: role, onChange: setRole, ...roleField } = form.field('role')
  const roles = PARTY_ROLES.map((value) => ({ value, label: t(`matters.party.role.${value}`) }))
  const sides = PARTY_SIDES.map((value) => ({ value, label: t(`matters.party.side.${value}`) }))
  const kinds = PARTY_KINDS.map((value) => ({ value, label: t(`matters.party.kind.${value}`) }))

  return (
    <EditDrawer
      {...{ onClose, form }}
      method={party ? 'put' : 'post'}
      action={party ? `${path}/${party.id}` : path}
      title={t(party ? 'matters.party.edit_title' : 'matters.party.new_title')}
      verb={t('matters.party.submit')}
    >
      <TextField {...form.field('name')} autoFocus autoComplete="off" />
      <ConflictHint name={form.data.name} rfc={form.data.rfc} side={form.data.side} matterId={matterId} />
      <RadioGroup {...form.field('side')} options={sides} />
      <SelectBox
        {...roleField}
        value={roles.find(({ value }) => value === role) ?? null}
        onChange={(chosen) => chosen && setRole(chosen.value as PartyRole)}
        options={roles}
      />
      {role === 'other' && <TextField {...form.field('roleOther')} />}
      <RadioGroup {...form.field('kind')} options={kinds} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('rfc')} optional autoComplete="off" />
        <TextField {...form.field('phone')} optional type="tel" autoComplete="off" />
      </div>
      <TextField {...form.field('email')} optional type="email" autoComplete="off" />
      <LawyersField lawyers={form.data.lawyers} onChange={(lawyers) => form.set('lawyers', lawyers)} />
      <TextArea {...form.field('note')} optional rows={3} />
    </EditDrawer>
  )
}
