import { Plus, Trash2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { filledPhones, type ClientForm, type PhoneInput } from './client_form'

const MAX_PHONES = 10

/** The telephones of a client, each with what it is: home, office … */
export function PhonesField({ form }: { form: ClientForm }) {
  const t = useMessages()
  const { phones } = form.data
  const filled = filledPhones(phones)
  const served = form.errors as Record<string, string | undefined>
  const change = (at: number, part: Partial<PhoneInput>) =>
    form.set(
      'phones',
      phones.map((phone, index) => (index === at ? { ...phone, ...part } : phone))
    )
  const name = (n: number, one: 'phone' | 'phone_label') =>
    phones.length === 1 ? t(`clients.field.${one}`) : t(`clients.field.${one}_n`, { n })

  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('clients.field.phones')}</legend>
      {phones.map((phone, index) => (
        // The place of a row is what tells it apart.
        <div key={index} className="flex items-start gap-2 max-sm:flex-wrap">
          <TextField
            id={`client-phones.${filled.indexOf(phone)}.number`}
            className="w-56 flex-none max-sm:w-full"
            label={name(index + 1, 'phone')}
            value={phone.number}
            onChange={(number) => change(index, { number })}
            error={served[`phones.${filled.indexOf(phone)}.number`]}
            type="tel"
            autoComplete="off"
          />
          <TextField
            className="min-w-0 flex-1"
            label={name(index + 1, 'phone_label')}
            optional
            value={phone.label}
            onChange={(label) => change(index, { label })}
            error={served[`phones.${filled.indexOf(phone)}.label`]}
            placeholder={t('clients.field.phone_label_hint')}
            autoComplete="off"
          />
          {phones.length > 1 && (
            <IconButton
              className="mt-5.5"
              icon={Trash2}
              label={t('clients.field.remove_phone', { n: index + 1 })}
              onClick={() =>
                form.set(
                  'phones',
                  phones.filter((_, at) => at !== index)
                )
              }
            />
          )}
        </div>
      ))}
      {phones.length < MAX_PHONES && (
        <Button
          icon={Plus}
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => form.set('phones', [...phones, { number: '', label: '' }])}
        >
          {t('clients.field.add_phone')}
        </Button>
      )}
    </fieldset>
  )
}
