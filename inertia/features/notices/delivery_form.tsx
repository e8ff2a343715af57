import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectField } from '~/components/forms/choices/select_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** When e-mails come, in hours of one's own zone; no silence when either end is null. */
export type Delivery = {
  emailRhythm: 'at_once' | 'daily' | 'never'
  digestHour: number
  quietFrom: number | null
  quietTo: number | null
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))
const clockFace = (hour: string) => `${hour.padStart(2, '0')}:00`
const NONE = 'none'
const typed = (hour: number | null) => (hour === null ? NONE : String(hour))
const sent = (hour: string) => (hour === NONE ? null : Number(hour))

/** Chooses when e-mails with notices may come. */
export function DeliveryForm({ delivery }: { delivery: Delivery }) {
  const t = useMessages()
  const form = useFields(
    {
      emailRhythm: delivery.emailRhythm as string,
      digestHour: String(delivery.digestHour),
      quietFrom: typed(delivery.quietFrom),
      quietTo: typed(delivery.quietTo),
    },
    {
      emailRhythm: { label: t('notifications.rhythm') },
      digestHour: { label: t('notifications.digest_hour') },
      quietFrom: { label: t('notifications.quiet_from') },
      quietTo: { label: t('notifications.quiet_to') },
    }
  )
  form.transform(({ emailRhythm, digestHour, quietFrom, quietTo }) => ({
    emailRhythm,
    digestHour: Number(digestHour),
    quietFrom: sent(quietFrom),
    quietTo: sent(quietTo),
  }))
  const hours = HOURS.map((value) => ({ value, label: clockFace(value) }))
  const ends = [{ value: NONE, label: t('notifications.no_quiet') }, ...hours]
  const rhythms = (['at_once', 'daily', 'never'] as const).map((value) => ({
    value,
    label: t(`notifications.rhythm.${value}`),
    description: t(`notifications.rhythm.${value}.text`),
  }))

  return (
    <section aria-labelledby="delivery" className="mt-10 border-t border-line pt-6">
      <h2 id="delivery" className="mb-4 text-md font-semibold">
        {t('notifications.delivery')}
      </h2>
      <Form form={form} method="put" action={route('settings.notice_settings.update')} className="grid max-w-150 gap-5">
        <RadioGroup {...form.field('emailRhythm')} options={rhythms} />
        {form.data.emailRhythm === 'daily' && (
          <SelectField {...form.field('digestHour')} options={hours} className="max-w-60" />
        )}
        <div className="grid gap-2">
          <h3 className="font-medium">{t('notifications.quiet')}</h3>
          <p className="text-sm text-fg-muted">{t('notifications.quiet.text')}</p>
          <div className="grid max-w-100 grid-cols-2 gap-4">
            <SelectField {...form.field('quietFrom')} options={ends} />
            <SelectField {...form.field('quietTo')} options={ends} />
          </div>
        </div>
        <Submit className="justify-self-start">{t('notifications.save_delivery')}</Submit>
      </Form>
    </section>
  )
}
