import { Button, type ButtonProps } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { cx } from '~/components/cx'
import { Submit } from '~/components/forms/submit'
import { useMessages } from '~/hooks/use_messages'

interface FormButtonsProps {
  /** What cancelling does, or where it leads. */
  onCancel?: () => void
  cancelHref?: string
  /** What sending it does; «Guardar» without one. */
  verb?: string
  /** The same while it is under way, a gerund. */
  pendingText?: string
  size?: ButtonProps['size']
  className?: string
}

/** The foot of a form within a page: send it, or leave it. */
export function FormButtons({ onCancel, cancelHref, verb, size, pendingText, className }: FormButtonsProps) {
  const t = useMessages()
  return (
    <div className={cx('flex flex-wrap gap-2', cancelHref && 'max-md:*:flex-1', className)}>
      <Submit {...{ size, pendingText }}>{verb}</Submit>
      {cancelHref ? (
        <ButtonLink variant="ghost" size={size} href={cancelHref}>
          {t('common.cancel')}
        </ButtonLink>
      ) : (
        <Button variant="ghost" size={size} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </div>
  )
}
