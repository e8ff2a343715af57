import { Button, type ButtonProps } from '~/components/actions/button'
import { Submit } from '~/components/forms/submit'
import { useMessages } from '~/hooks/use_messages'

interface FormButtonsProps {
  onCancel: () => void
  /** What sending it does; «Guardar» without one. */
  verb?: string
  /** The same while it is under way, a gerund. */
  pendingText?: string
  size?: ButtonProps['size']
}

/** The foot of a form within a page: send it, or leave it. */
export function FormButtons({ onCancel, verb, size, pendingText }: FormButtonsProps) {
  const t = useMessages()
  return (
    <div className="flex flex-wrap gap-2">
      <Submit {...{ size, pendingText }}>{verb}</Submit>
      <Button variant="ghost" size={size} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
