import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { DeliveryForm, type Delivery } from '~/features/notices/delivery_form'
import { choicesOf, chosenIn, type NoticeRow } from '~/features/settings/notice_choices'
import { NoticeMatrix } from '~/features/settings/notice_matrix'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function Notification({ rows, delivery }: { rows: NoticeRow[]; delivery: Delivery }) {
  const t = useMessages()
  const form = useFields(chosenIn(rows), {})
  form.transform((chosen) => ({ choices: choicesOf(rows, chosen) }))

  return (
    <SettingsFrame area="account" title={t('notifications.title')} lead={t('notifications.lead')}>
      <Form
        form={form}
        method="put"
        action={route('settings.notification_choices.update')}
        guard
        className="grid gap-5"
      >
        <NoticeMatrix rows={rows} chosen={form.data} onChange={(name, enabled) => form.set(name, enabled)} />
        <Submit className="justify-self-start">{t('common.save_changes')}</Submit>
      </Form>
      <DeliveryForm delivery={delivery} />
    </SettingsFrame>
  )
}
