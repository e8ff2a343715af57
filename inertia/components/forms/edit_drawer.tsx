import { useId, useState } from 'react'
import { Button } from '~/components/actions/button'
import { Form } from '~/components/forms/form'
import { FormContext } from '~/components/forms/form_context'
import type { FormOverlayProps } from '~/components/forms/form_dialog'
import { Submit } from '~/components/forms/submit'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { Drawer } from '~/components/overlays/drawer'
import { useMessages } from '~/hooks/use_messages'

/** A form in a drawer. It asks before what was typed is lost, and closes when the server has accepted it. */
export function EditDrawer<T extends object>({ title, onClose, ...props }: FormOverlayProps<T>) {
  const { verb, pendingText, actions, visit, ...rest } = props
  const t = useMessages()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { processing, isDirty, discard } = props.form
  const close = () => (isDirty ? setAsking(true) : onClose())

  function leave() {
    discard()
    onClose()
  }
  const buttons = (
    <>
      {actions}
      <Button onClick={close}>{t('common.cancel')}</Button>
      <Submit pendingText={pendingText}>{verb}</Submit>
    </>
  )
  return (
    <FormContext value={{ id, processing }}>
      <Drawer open title={title} onClose={close} actions={buttons}>
        <Form {...rest} id={id} visit={{ onSuccess: onClose, ...visit }} guard />
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('forms.discard_title')}
          verb={t('common.discard')}
          pendingText={t('common.discard')}
          tone="danger"
          onConfirm={leave}
        >
          <p>{t('forms.discard_text')}</p>
        </ConfirmDialog>
      </Drawer>
    </FormContext>
  )
}
