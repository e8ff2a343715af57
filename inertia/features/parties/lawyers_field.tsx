import { Plus, Trash2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { LawyerInput } from './party_form'

interface LawyersFieldProps {
  lawyers: LawyerInput[]
  onChange: (lawyers: LawyerInput[]) => void
}

/** The lawyers of a party, as many as it has. */
export function LawyersField({ lawyers, onChange }: LawyersFieldProps) {
  const t = useMessages()
  const change = (key: number, part: Partial<LawyerInput>) =>
    onChange(lawyers.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const next = Math.max(-1, ...lawyers.map(({ key }) => key)) + 1

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t('matters.party.lawyers')}</legend>
      {lawyers.map(({ key, name, licenseNumber, phone }, index) => {
        const number = index + 1
        return (
          <div key={key} className="grid gap-2 rounded-lg border border-line p-3">
            <div className="flex items-center justify-between">
              <span className="text-sm text-fg-muted">{t('matters.party.lawyer', { number })}</span>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('matters.party.remove_lawyer', { number })}
                onClick={() => onChange(lawyers.filter((each) => each.key !== key))}
              />
            </div>
            <TextField
              label={t('matters.party.lawyer_name', { number })}
              id={`lawyer-${key}-name`}
              value={name}
              onChange={(value) => change(key, { name: value })}
              maxLength={200}
              autoComplete="off"
            />
            <div className="grid gap-2 sm:grid-cols-2">
              <TextField
                label={t('matters.party.license')}
                id={`lawyer-${key}-license`}
                value={licenseNumber}
                onChange={(value) => change(key, { licenseNumber: value })}
                maxLength={20}
                autoComplete="off"
              />
              <TextField
                label={t('matters.party.phone')}
                id={`lawyer-${key}-phone`}
                type="tel"
                value={phone}
                onChange={(value) => change(key, { phone: value })}
                maxLength={40}
                autoComplete="off"
              />
            </div>
          </div>
        )
      })}
      <Button
        icon={Plus}
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...lawyers, { key: next, name: '', licenseNumber: '', phone: '' }])}
      >
        {t('matters.party.add_lawyer')}
      </Button>
    </fieldset>
  )
}
