import { useId, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Form, type FormProps } from '~/components/forms/form'
import { FormContext } from '~/components/forms/form_context'
import { Submit } from '~/components/forms/submit'
import { Dialog, type DialogProps } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'

/** What a form takes that is filled in above the page. */
export interface FormOverlayProps<T extends object> extends Omit<FormProps<T>, 'id' | 'label' | 'className'> {
  title: string
  onClose: () => void
  /** What sending it does; «Guardar» without one. */
  verb?: string
  /** The same while it is under way, a gerund. */
  pendingText?: string
  /** Buttons before the one that cancels. */
  actions?: ReactNode
}

interface FormDialogProps<T extends object> extends FormOverlayProps<T> {
  /** Left out where the dialog is drawn only while it is open. */
  open?: boolean
  size?: DialogProps['size']
}

/** A form in a dialog, with a button that cancels and one that sends it. It closes when the server has accepted it. */
export function FormDialog<T extends object>({ open = true, size, title, onClose, ...props }: FormDialogProps<T>) {
  const { verb, pendingText, actions, visit, ...rest } = props
  const t = useMessages()
  const id = useId()
  const { processing, reset } = props.form

  function close() {
    // What is added begins anew the next time; what was changed stays as it is while the dialog fades away.
    if (props.method === 'post') reset()
    onClose()
  }
  const buttons = (
    <>
      {actions}
      <Button onClick={close} disabled={processing}>
        {t('common.cancel')}
      </Button>
      <Submit pendingText={pendingText}>{verb}</Submit>
    </>
  )
  return (
    <FormContext value={{ id, processing }}>
      <Dialog {...{ open, size, title }} onClose={close} busy={processing} actions={buttons}>
        <Form {...rest} id={id} visit={{ onSuccess: close, ...visit }} />
      </Dialog>
    </FormContext>
  )
}
