import { CornerDownLeft, ListPlus, Plus } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { NewLineField } from '~/components/forms/inputs/new_line_field'
import { useMessages } from '~/hooks/use_messages'
import { usePhone } from '~/hooks/use_phone'
import { route } from '~/routes'

/** On a phone the drawing alone, so that the row is one. */
const onPhone = 'max-md:w-control-lg max-md:flex-none max-md:overflow-hidden max-md:px-0'

/** Adds activities one after the other: type, Enter, type the next. */
export function QuickAdd({ matterId, onDetails }: { matterId: number; onDetails: () => void }) {
  const t = useMessages()
  const isPhone = usePhone()
  const form = useFields(
    { title: '' },
    { title: { label: t('activities.quick.label'), rules: [required(), maxLength(200)] } },
    { prefix: 'quick' }
  )
  return (
    <Form
      form={form}
      method="post"
      action={route('law_firm.activities.store', { dossierId: matterId })}
      visit={{
        preserveScroll: true,
        preserveState: true,
        onSuccess() {
          form.reset()
          document.getElementById('quick-title')?.focus()
        },
      }}
    >
      <div className="flex items-start gap-2">
        <NewLineField {...form.field('title')} icon={Plus} placeholder={t('activities.quick.placeholder')} />
        <Button
          type="submit"
          variant="primary"
          className={onPhone}
          pending={form.processing}
          pendingText={isPhone ? undefined : t('common.saving')}
        >
          <Icon of={CornerDownLeft} className="md:hidden" />
          <span className="max-md:sr-only">{t('activities.quick.add')}</span>
        </Button>
        <Button variant="ghost" className={onPhone} onClick={onDetails}>
          <Icon of={ListPlus} className="md:hidden" />
          <span className="max-md:sr-only">{t('activities.quick.details')}</span>
        </Button>
      </div>
    </Form>
  )
}
