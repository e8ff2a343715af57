import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'

interface FormButtonsProps {
  /** The form is under way. */
  pending: boolean
  onCancel: () => void
  /** What sending it does; «Guardar» without one. */
  verb?: string
  /** The same while it is under way, a gerund. */
  pendingText?: string
}

/** The foot of a form in a dialog or a drawer: leave it, or send it. */
export function FormButtons({ pending, onCancel, verb, pendingText }: FormButtonsProps) {
  const t = useMessages()
  return (
    <div className="flex justify-end gap-2 not-first:mt-2 max-md:*:flex-1">
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      <Button type="submit" variant="primary" pending={pending} pendingText={pendingText ?? t('common.saving')}>
        {verb ?? t('common.save')}
      </Button>
    </div>
  )
}
