import { Plus } from 'lucide-react'
import { Button } from '~/components/button'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/text_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Adds activities one after the other: type, Enter, type the next. */
export function QuickAdd({ matterId, onDetails }: { matterId: number; onDetails: () => void }) {
  const t = useMessages()
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
      <div className="flex items-start gap-2 max-md:flex-wrap">
        <TextField
          {...form.field('title')}
          required={undefined}
          maxLength={undefined}
          hideLabel
          icon={Plus}
          placeholder={t('activities.quick.placeholder')}
          autoComplete="off"
          className="min-w-0 flex-1 max-md:basis-full"
        />
        <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.saving')}>
          {t('activities.quick.add')}
        </Button>
        <Button variant="ghost" onClick={onDetails}>
          {t('activities.quick.details')}
        </Button>
      </div>
    </Form>
  )
}
