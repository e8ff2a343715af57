import { use } from 'react'
import { Button, type ButtonProps } from '~/components/actions/button'
import { FormContext } from '~/components/forms/form_context'
import { useMessages } from '~/hooks/use_messages'

/** The button that sends the form around it: «Guardar» unless told otherwise, waiting while the form is under way. */
export function Submit({
  children,
  pendingText,
  ...props
}: Omit<ButtonProps, 'type' | 'form' | 'pending' | 'onClick'>) {
  const t = useMessages()
  const { id, processing } = use(FormContext)
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      form={id}
      pending={processing}
      pendingText={pendingText ?? t('common.saving')}
    >
      {children ?? t('common.save')}
    </Button>
  )
}
